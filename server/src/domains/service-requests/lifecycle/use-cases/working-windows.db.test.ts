import { beforeEach, describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../../kernel/testing/context.ts';
import { testDatabase } from '../../../../kernel/testing/test-database.ts';
import { aContractor } from '../../../directory/fixtures.ts';
import { messageFates } from '../../../messaging/public.ts';
import { aRequest, takingPorts } from '../../fixtures.ts';
import { endTurn } from './end-turn.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = testContext(database.db, { clock, ports: takingPorts });
/** In Louisville, where it is winter. */
const at = (day: string, time: string) => new Date(`2026-12-${day}T${time}:00-05:00`);
const SUNDAY = at('06', '17:35');
beforeEach(() => clock.set(SUNDAY));

const nudgeOf = async (referralId: string): Promise<Date> => {
  const { rows } = await database.pool.query('select run_at from graphile_worker.jobs where key = $1', [
    `referral-nudge:${referralId}`,
  ]);
  return rows[0].run_at;
};
type Hours = Record<string, string>;
const requestTo = async (businessHours: Hours, urgency: string, nightHours: Hours = {}) => {
  const { id } = await aContractor(ctx, { businessHours, nightHours });
  return aRequest(ctx, 0, { selectedPlumberIds: [id], urgency, preferredDate: '2026-12-11' });
};

describe('the time to answer a request of Sunday evening', () => {
  it('begins when the contractor opens on Monday, and so does half of it', async () => {
    const of = await requestTo({ Monday: '7:00 AM - 3:00 PM', Tuesday: '7:00 AM - 3:00 PM' }, 'medium');
    const { id: referralId, turn, answerBy } = await of.referral();
    expect(answerBy).toEqual(at('07', '11:00'));
    expect(await nudgeOf(referralId)).toEqual(at('07', '09:00'));

    clock.set(at('07', '10:59'));
    await endTurn(ctx, { referralId, turn });
    expect((await of.referral()).status).toBe('offered');
    clock.set(at('07', '11:00'));
    await endTurn(ctx, { referralId, turn });
    expect(await of.referral()).toMatchObject({ status: 'expired', silentParty: 'contractor' });
  });

  it('goes by Monday to Friday, 8 to 5, if the hours are unknown', async () => {
    const of = await requestTo({}, 'medium');
    expect((await of.referral()).answerBy).toEqual(at('07', '12:00'));
  });

  it('is a day’s worth of working hours for a low urgency', async () => {
    const of = await requestTo({}, 'low');
    // Nine hours on Monday and on Tuesday, and six on Wednesday.
    expect((await of.referral()).answerBy).toEqual(at('09', '14:00'));
  });

  it('is an hour of working time in an emergency, too, if the contractor is closed', async () => {
    const of = await requestTo({ Monday: '7:00 AM - 3:00 PM' }, 'high');
    expect((await of.referral()).answerBy).toEqual(at('07', '08:00'));
  });

  it('is 15 minutes of any clock for a contractor who answers emergencies at night', async () => {
    const of = await requestTo({ Monday: '7:00 AM - 3:00 PM' }, 'high', { Sunday: '5:00 PM - 11:00 PM' });
    const { id: referralId, turn, answerBy } = await of.referral();
    expect(answerBy).toEqual(at('06', '17:50'));
    expect(await nudgeOf(referralId)).toEqual(new Date('2026-12-06T17:42:30-05:00'));

    clock.set(at('06', '17:50'));
    await endTurn(ctx, { referralId, turn });
    expect(await of.referral()).toMatchObject({ status: 'expired', silentParty: 'contractor' });
  });
});

it('an emergency reaches whoever answers at night at once, by text as well; other requests wait until morning', async () => {
  clock.set(at('06', '22:30'));
  const fatesOf = async (urgency: string) => {
    const of = await requestTo({ Monday: '7:00 AM - 3:00 PM' }, urgency, { Sunday: '5:00 PM - 11:00 PM' });
    const fates = await messageFates(ctx, [{ kind: 'referral', id: (await of.referral()).id }]);
    return Object.fromEntries(fates.map(({ channel, status }) => [channel, status]));
  };
  expect(await fatesOf('high')).toEqual({ email: 'sent', sms: 'sent' });
  expect(await fatesOf('low')).toEqual({ email: 'sent', sms: 'queued' });
});
