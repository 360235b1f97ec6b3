import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { raceToWrite, raceTransition } from './thread-races.ts';

const database = await testDatabase();

it('messages sent twice from two processes at once, by page and by text, are there once in one order, and told once', {
  timeout: patience(60_000),
}, async () => {
  const THREADS = 5;
  expect(await raceToWrite(database, THREADS)).toEqual({
    sent: 100,
    stored: 100,
    inOrder: THREADS,
    announced: 2 * THREADS,
  });
});

describe('eight questions at once', () => {
  it('while the contractor accepts: three before the connection, and none is lost', async () => {
    const { asked, accepted, stored, texts, isOver } = await raceTransition(database, 'accept');
    expect(asked).toBeLessThanOrEqual(3);
    expect([stored, texts, isOver]).toEqual([accepted, accepted, false]);
  });

  it('while the contractor denies: at most three, and none afterwards', async () => {
    const { accepted, stored, texts, isOver } = await raceTransition(database, 'deny');
    expect(accepted).toBeLessThanOrEqual(3);
    expect([stored, texts, isOver]).toEqual([accepted, accepted, true]);
  });

  it('while the customer is erased: no text stays, and none is written afterwards', async () => {
    const { accepted, stored, texts, isOver } = await raceTransition(database, 'erase');
    expect([stored, texts, isOver]).toEqual([accepted, 0, true]);
  });
});
