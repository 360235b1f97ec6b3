import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { compareLists } from '../testing/compare-lists.ts';

const databases = [await testDatabase(), await testDatabase(), await testDatabase()];

describe('lists of projects in memory', () => {
  it.each([
    [0, 1201],
    [1, 1202],
    [2, 1203],
  ])('run %i: are as the database answers, through many edits by others', async (index, seed) => {
    const database = databases[index];
    if (database === undefined) throw new Error('There is no database');
    const { answers, different } = await compareLists(database, { seed, edits: 100, queries: 40 });
    expect(different).toEqual([]);
    expect(answers).toBeGreaterThan(2000);
  });
});
