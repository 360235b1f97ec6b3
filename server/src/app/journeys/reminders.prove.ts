import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { liveThroughMonth } from '../testing/reminder-month.ts';

const databases = [await testDatabase(), await testDatabase(), await testDatabase(), await testDatabase()];

describe('a month of appointments around a clock change, with workers killed', () => {
  it.each([
    [0, '2031-03-09', 101],
    [1, '2031-11-02', 102],
    [2, '2032-03-14', 103],
    [3, '2032-11-07', 104],
  ] as const)('run %i: each reminder that is due comes exactly once, and no other', async (index, changeDay, seed) => {
    const database = databases[index];
    if (database === undefined) throw new Error('There is no database');
    const report = await liveThroughMonth(database, { changeDay, jobs: 100, kills: 25, seed });
    expect(report.faults).toEqual([]);
    expect(report.due).toBeGreaterThan(250);
    expect(report.unknown).toBeGreaterThan(10);
    // Some are scheduled for the days after the last one.
    expect(report.kills).toBeGreaterThan(15);
  });
});
