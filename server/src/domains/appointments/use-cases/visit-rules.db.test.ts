import { USUAL_RULES } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aDayOff } from '../../directory/fixtures.ts';
import { aBidder, anAcceptedRequest, aRequest, takingPorts } from '../../service-requests/fixtures.ts';
import { aBooking } from '../fixtures.ts';
import { visitRulesOf } from '../store/visit-rules.ts';
import { bookAppointment } from './book-appointment.ts';
import { eraseAppointments } from './erase-appointments.ts';
import { listFreeSlots } from './list-free-slots.ts';
import { setVisitRules, showVisitRules } from './set-visit-rules.ts';

const { db } = await testDatabase();
const DAY = '2026-12-03';

/** A contractor with a job in Louisville, booked from 11 to 1, and one to be booked where `given` says. */
async function world(given: Record<string, unknown> = {}) {
  const ctx = testContext(db, { clock: testClock(), ports: takingPorts });
  const { ctx: own, listing, ...rest } = await aBidder(ctx);
  const first = await anAcceptedRequest(ctx, { selectedPlumberIds: [listing.id] });
  await bookAppointment(ctx, aBooking({ serviceRequestId: first.id, contractorId: null, proposedTime: '11:00' }), null);
  const job = await anAcceptedRequest(ctx, { selectedPlumberIds: [listing.id], ...given });
  const book = (proposedTime: string, id: string = job.id) =>
    bookAppointment(ctx, aBooking({ serviceRequestId: id, contractorId: null, proposedTime }), null);
  const times = async () =>
    (await listFreeSlots(ctx, { id: job.id }, { date: DAY, duration: 120 })).slots.map(({ time }) => time);
  return { ctx, own, listing, job, book, times, ...rest };
}

/** Some 75 miles away, in the same time zone. */
const LEXINGTON = { city: 'Lexington', zipCode: '40507' };

it('customers are offered only times that keep the buffer, and the owner reads why', async () => {
  const { ctx, own, job, book, times } = await world();
  expect(await times()).toContain('13:00');
  await setVisitRules(own, { ...USUAL_RULES, bufferMinutes: 30 });
  expect(await times()).not.toContain('13:00');
  expect(await times()).toContain('13:30');
  await expect(book('13:00')).rejects.toMatchObject({
    code: 'already-happened',
    fields: { proposedTime: 'The contractor is not free at this time. Choose another.' },
  });
  const seen = await listFreeSlots(ctx, { id: job.referralId }, { date: DAY, duration: 120 });
  expect(seen.refused).toContainEqual({ time: '13:00', why: 'buffer' });
  expect(seen.refused).toContainEqual({ time: '12:30', why: 'booked' });
  // Their own time is theirs to spend.
  expect((await book('13:00', job.referralId)).status).toBe('booked');
});

it('the way from one job to the next stays free, unless its contractor says otherwise', async () => {
  const { own, book, times } = await world(LEXINGTON);
  expect(await times()).not.toContain('13:00');
  await expect(book('13:00')).rejects.toMatchObject({ code: 'already-happened' });
  await setVisitRules(own, { ...USUAL_RULES, countsTravel: false });
  expect((await book('13:00')).status).toBe('booked');
});

it('customers who book too soon read how much notice is needed', async () => {
  const { own, book } = await world();
  await setVisitRules(own, { ...USUAL_RULES, noticeHours: 336 });
  const message = expect.stringMatching(/needs 336 hours of notice\. Choose a later time\.$/);
  await expect(book('14:00')).rejects.toMatchObject({ code: 'invalid-input', fields: { proposedTime: message } });
});

it('a full day has no more times', async () => {
  const { own, times } = await world();
  await setVisitRules(own, { ...USUAL_RULES, mostADay: 1 });
  expect(await times()).toEqual([]);
});

it('on a day off customers are offered no time, and no answer is due', async () => {
  const { ctx, listing, book, times } = await world();
  await aDayOff(ctx, listing.id, DAY);
  expect(await times()).toEqual([]);
  await expect(book('14:00')).rejects.toMatchObject({ code: 'invalid-input' });
  await aDayOff(ctx, listing.id, '2026-12-01');
  const asked = await aRequest(ctx, 0, { selectedPlumberIds: [listing.id], urgency: 'medium' });
  const { rows } = await db.execute<{ on: string }>(
    sql`select to_char(answer_by at time zone 'America/New_York', 'MM-DD') as on from referrals where request_id = ${asked.id}`,
  );
  expect(rows).toEqual([{ on: '12-02' }]);
});

it('rules are the usual ones until they are chosen, and again once the account is erased', async () => {
  const { ctx, own, listing } = await world();
  expect(await showVisitRules(own)).toEqual(USUAL_RULES);
  const rules = { bufferMinutes: 15, noticeHours: 4, mostADay: 3, countsTravel: false };
  await setVisitRules(own, rules);
  await setVisitRules(own, { ...rules, mostADay: null });
  expect(await showVisitRules(own)).toEqual({ ...rules, mostADay: null });
  if (own.actor.kind !== 'craftsman') throw new Error('Nobody is signed in');
  await eraseAppointments(ctx, { userId: own.actor.userId, email: 'owner@example.com' });
  expect(await visitRulesOf(ctx, listing.id)).toEqual(USUAL_RULES);
});
