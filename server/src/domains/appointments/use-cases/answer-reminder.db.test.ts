import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/random-id.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { anAcceptedRequest, takingPorts } from '../../service-requests/fixtures.ts';
import { aBooking } from '../fixtures.ts';
import { answerReminder } from './answer-reminder.ts';
import { bookAppointment } from './book-appointment.ts';
import { confirmAppointment } from './confirm-appointment.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { showSchedule } from './show-schedule.ts';

const { db } = await testDatabase();
const clock = testClock();
const ctx = testContext(db, { clock, ports: takingPorts });

let numbers = 0;
const aPhone = () => `+1502557${String(++numbers).padStart(4, '0')}`;

/** Books a visit on December 3, at 2 PM. */
async function aVisit({ customer = aPhone(), firm = aPhone(), time = '14:00' } = {}) {
  const contractor = await aContractor(ctx, { phone: firm, smsConsentAt: clock.now(), isClaimed: true });
  const job = await anAcceptedRequest(ctx, { customerPhone: customer, selectedPlumberIds: [contractor.id] });
  const booked = await bookAppointment(ctx, aBooking({ serviceRequestId: job.id, proposedTime: time }), null);
  const number = booked.schedule?.requestNumber ?? '';
  return { job, customer, firm, number, id: booked.schedule?.appointment?.id ?? '' };
}

/** Sends a text, and returns the reply; undefined if it is no answer to a reminder. */
async function text(sender: string, body: string, id = newId('SM')): Promise<string | undefined> {
  if (!(await answerReminder(ctx, { id, sender, body }))) return undefined;
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from messages where recipient = ${sender} and dedupe_key = ${`text-reply:${id}`}`,
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.text;
}

const confirmation = async (id: string) => (await showSchedule(ctx, { id })).appointment?.confirmation;
const handReminder = (id: string, party: string, minutesBefore: number) =>
  db.execute(sql`update appointment_reminders set status = 'handed'
    where appointment_id = ${id} and party = ${party} and minutes_before = ${minutesBefore}`);

describe('a text that answers a reminder', () => {
  it('confirms the visit for the side that sent it, once, and both see it', async () => {
    const { job, customer, firm, number } = await aVisit();
    const said = `${number}: Confirmed for Thu, Dec 3, 2:00 PM EST. Thank you. Reply R to reschedule.`;
    expect(await text(customer, 'C')).toBe(said);
    expect(await text(customer, 'yes')).toBe(said);
    expect(await confirmation(job.referralId)).toEqual({ customer: true, contractor: false, isMissing: false });
    expect(await text(firm, 'Confirmo')).toContain('Confirmada para el jue 3 dic');
    expect(await confirmation(job.id)).toEqual({ customer: true, contractor: true, isMissing: false });
  });

  it('that arrives twice gets one reply', async () => {
    const { customer } = await aVisit();
    for (let time = 0; time < 2; time += 1) expect(await text(customer, 'c', 'SM_Twice')).toContain('Confirmed');
  });

  it('asks for another time with R, where each side has its own page', async () => {
    const { job, customer, firm, number } = await aVisit();
    expect(await text(customer, 'R')).toBe(
      `${number}: Choose another time: ${ctx.settings.publicUrl}/schedule-service?request=${job.id}`,
    );
    expect(await text(firm, 'CAMBIAR')).toContain(`/es/schedule-service?request=${job.referralId}&contractor=`);
    expect(await confirmation(job.id)).toMatchObject({ customer: false, contractor: false });
  });

  it('is no answer without a visit to come, or where it says something else', async () => {
    expect(await text(aPhone(), 'C')).toBeUndefined();
    const { customer, firm, job } = await aVisit();
    expect(await text(customer, 'Is it you who comes?')).toBeUndefined();
    expect(await text(customer, 'C PL-222222')).toBeUndefined();
    // A contractor's 'yes' may be about a request that waits for an answer.
    expect(await text(firm, 'YES')).toBeUndefined();
    expect(await confirmation(job.id)).toMatchObject({ customer: false, contractor: false });
  });

  it('means the visit that the sender was reminded of, else the one that they name', async () => {
    const customer = aPhone();
    const [one, two] = [await aVisit({ customer }), await aVisit({ customer, time: '16:00' })];
    expect(await text(customer, 'C')).toBe(`Plumbline: Which visit? Reply like C ${one.number}. Also: ${two.number}`);
    expect(await text(customer, `c ${two.number}`)).toContain(`${two.number}: Confirmed`);
    await handReminder(one.id, 'customer', 1440);
    expect(await text(customer, 'C')).toContain(`${one.number}: Confirmed`);
  });
});

describe('a confirmation', () => {
  it('is given on the page, too, and is void once the visit moves', async () => {
    const { job } = await aVisit();
    const { appointment, actions } = await confirmAppointment(ctx, job.id);
    expect([appointment?.confirmation?.customer, actions]).toEqual([true, ['move', 'cancel']]);
    await confirmAppointment(ctx, job.id);
    const change = { reason: 'other', proposedDate: '2026-12-04', proposedTime: '9 AM' } as const;
    const moved = await rescheduleAppointment(ctx, job.referralId, change);
    expect(moved.appointment?.confirmation).toEqual({ customer: false, contractor: false, isMissing: false });
    expect((await showSchedule(ctx, { id: job.id })).actions).toContain('confirm');
  });

  it('is missing after the customer’s last reminder', async () => {
    const { job, id } = await aVisit();
    await handReminder(id, 'customer', 240);
    expect(await confirmation(job.referralId)).toMatchObject({ isMissing: false });
    await handReminder(id, 'customer', 60);
    expect(await confirmation(job.referralId)).toMatchObject({ isMissing: true });
    await confirmAppointment(ctx, job.id);
    expect(await confirmation(job.referralId)).toMatchObject({ isMissing: false });
  });

  it('is refused for a foreign link, and once the visit has begun', async () => {
    const { job } = await aVisit();
    await expect(confirmAppointment(ctx, 'rq_Nobody')).rejects.toMatchObject({ code: 'not-found' });
    const later = { ...ctx, clock: testClock() };
    later.clock.set(new Date('2026-12-03T19:00:00Z'));
    await expect(confirmAppointment(later, job.id)).rejects.toMatchObject({ code: 'already-happened' });
  });
});
