import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor, aDayOff } from '../../../directory/fixtures.ts';
import { aRequest, takingPorts } from '../../fixtures.ts';
import { findSoonest, listAnswerTimes } from './list-answer-times.ts';
import { trackRequest } from './track-request.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
/** In Louisville, where it is winter. */
const at = (day: string, time: string) => `${new Date(`2026-12-${day}T${time}:00-05:00`).toISOString()}`;
beforeEach(async () => {
  clock.set(new Date(at('06', '17:35')));
  await database.pool.query(`update contractors set status = 'hidden'`);
});
const monday = { Monday: '7:00 AM - 5:00 PM' };
const nights = { Sunday: '5:00 PM - 11:00 PM' };
const around = { serviceType: 'plumbing', latitude: 38.2527, longitude: -85.7585, urgency: 'high' } as const;

describe('on Sunday evening', () => {
  it('whoever answers at night comes first, then who opens first, then those of unknown hours', async () => {
    const unknown = await aContractor(ctx, { businessHours: {} });
    const opens = await aContractor(ctx, { businessHours: monday });
    const night = await aContractor(ctx, { businessHours: monday, nightHours: nights, latitude: 38.35 });
    const { contractors, times } = await findSoonest(ctx, around);
    expect(contractors.map(({ id }) => id)).toEqual([night.id, opens.id, unknown.id]);
    expect(times).toMatchObject([
      {
        contractorId: night.id,
        readiness: 'night',
        from: null,
        answerBy: at('06', '17:50'),
        said: 'Answers emergencies at night, answer due by 5:50 PM',
      },
      { contractorId: opens.id, readiness: 'opens', from: at('07', '07:00'), answerBy: at('07', '08:00') },
      { contractorId: unknown.id, readiness: 'unknown', from: null, answerBy: at('07', '09:00') },
    ]);
  });

  it('nights are for emergencies only', async () => {
    const { id } = await aContractor(ctx, { businessHours: monday, nightHours: nights });
    expect(await listAnswerTimes(ctx, [id], 'medium')).toMatchObject([
      { readiness: 'opens', answerBy: at('07', '11:00') },
    ]);
  });

  it('a day off counts, and a listing that isn’t shown has no times', async () => {
    const { id } = await aContractor(ctx, { businessHours: monday, nightHours: nights });
    await aDayOff(ctx, id, '2026-12-06');
    expect(await listAnswerTimes(ctx, [id], 'high')).toMatchObject([{ readiness: 'opens' }]);
    await database.pool.query(`update contractors set status = 'hidden' where id = $1`, [id]);
    expect(await listAnswerTimes(ctx, [id], 'high')).toEqual([]);
  });
});

it('the customer reads how soon a contractor answers, and until when', async () => {
  const { id } = await aContractor(ctx, { businessHours: monday, nightHours: nights });
  const of = await aRequest(ctx, 0, { selectedPlumberIds: [id], urgency: 'high', preferredDate: '2026-12-11' });
  const [asked] = (await trackRequest(ctx, of.id)).contractors;
  expect(asked).toMatchObject({ answers: 'Answers emergencies at night', answerBy: at('06', '17:50') });
});
