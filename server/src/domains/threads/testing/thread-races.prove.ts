import { expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { raceToWrite, raceTransition } from './thread-races.ts';

const database = await testDatabase();

it('1,000 messages, each sent twice at once from two processes, are there once, in one order, and told once', async () => {
  const report = await raceToWrite(database, 50);
  expect(report).toEqual({ sent: 1000, stored: 1000, inOrder: 50, announced: 100 });
});

it('of 300 transitions while eight questions are asked, none lets a fourth through or leaves a text of an erased customer', async () => {
  for (let round = 0; round < 100; round += 1) {
    const accepted = await raceTransition(database, 'accept');
    expect(accepted.asked).toBeLessThanOrEqual(3);
    expect([accepted.stored, accepted.texts]).toEqual([accepted.accepted, accepted.accepted]);
    const denied = await raceTransition(database, 'deny');
    expect(denied.accepted).toBeLessThanOrEqual(3);
    expect([denied.stored, denied.isOver]).toEqual([denied.accepted, true]);
    const erased = await raceTransition(database, 'erase');
    expect([erased.stored, erased.texts, erased.isOver]).toEqual([erased.accepted, 0, true]);
  }
});
