import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { raceForTimes } from './booking-races.ts';

const database = await testDatabase();

it('lets one of two customers have a time that both book at the same moment from two processes', {
  timeout: patience(120_000),
}, async () => {
  expect(await raceForTimes(database, 20)).toEqual({
    pairs: 20,
    outcomes: { 'already-happened, booked': 20 },
    booked: 20,
    overlaps: 0,
  });
});
