import { expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { raceForTimes } from './booking-races.ts';

const database = await testDatabase();

it('of 2,000 pairs of bookings for one time from two processes each has one winner', async () => {
  expect(await raceForTimes(database, 2000)).toEqual({
    pairs: 2000,
    outcomes: { 'already-happened, booked': 2000 },
    booked: 2000,
    overlaps: 0,
  });
});
