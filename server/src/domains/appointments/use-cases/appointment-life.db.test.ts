import type { Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { type ConnectionReportId, RequestLinkId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import {
  answerConnectionCheck,
  reportBadConnection,
} from '../../service-requests/connections/use-cases/report-bad-connection.ts';
import {
  type AnAcceptedRequest,
  anAcceptedRequest,
  aRequest,
  messagesTo,
  takingPorts,
} from '../../service-requests/fixtures.ts';
import { answerAsContractor } from '../../service-requests/referrals/use-cases/answer-as-contractor.ts';
import { answerAsCustomer } from '../../service-requests/referrals/use-cases/answer-as-customer.ts';
import { cancelRequest } from '../../service-requests/requests/use-cases/cancel-request.ts';
import { reportNotStarted } from '../../service-requests/requests/use-cases/contradict-report.ts';
import { reportProgress } from '../../service-requests/requests/use-cases/report-progress.ts';
import { showRequest } from '../../service-requests/requests/use-cases/show-request.ts';
import { trackRequest } from '../../service-requests/requests/use-cases/track-request.ts';
import { aBooking, invitationsTo } from '../fixtures.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { exportAppointment } from './export-calendar.ts';
import { followRequest } from './follow-request.ts';
import { listFreeSlots } from './list-free-slots.ts';
import { reportAbsence } from './report-absence.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { showSchedule } from './show-schedule.ts';

const { db } = await testDatabase();

const world = () => {
  const clock = testClock();
  return { clock, ctx: testContext(db, { clock, ports: takingPorts }) };
};
const to = (given: Record<string, unknown>) => ({
  reason: 'other' as const,
  proposedDate: '',
  proposedTime: '',
  ...given,
});
const book = (ctx: ReturnType<typeof world>['ctx'], job: AnAcceptedRequest, given: Record<string, unknown> = {}) =>
  bookAppointment(ctx, aBooking({ serviceRequestId: job.id, ...given }), null);
let customers = 0;
function aCustomer() {
  customers += 1;
  return { customerEmail: `customer${customers}@example.com`, customerName: 'Mei Lin Huang' };
}
async function referralStatus({ referralId }: AnAcceptedRequest): Promise<string | undefined> {
  const { rows } = await db.execute<{ status: string }>(sql`select status from referrals where id = ${referralId}`);
  return rows[0]?.status;
}
const labels = (schedule: Schedule) =>
  schedule.appointment?.reminders
    .filter(({ isCurrent }) => isCurrent)
    .map(({ label, status }) => `${label}: ${status}`);
const eventOf = (text: string): VEvent | undefined =>
  Object.values(ical.sync.parseICS(text)).find((part): part is VEvent => part?.type === 'VEVENT');

describe('booking', () => {
  it('an accepted request fills in the form', async () => {
    const { ctx } = world();
    const job = await anAcceptedRequest(ctx, aCustomer());
    const { form, canBook, contractor, viewer } = await showSchedule(ctx, { id: job.id });
    expect({ canBook, viewer, contractorId: contractor?.id }).toEqual({
      canBook: true,
      viewer: 'customer',
      contractorId: job.contractorId,
    });
    expect(form).toMatchObject({
      serviceType: 'plumbing',
      customerName: 'Mei Lin Huang',
      address: '1127 Cherokee Rd, Louisville, KY 40204',
      scheduledDate: '2026-12-03',
      scheduledTime: '13:00',
      duration: 120,
    });
  });

  it('begins with the time that both have agreed on', async () => {
    const { ctx } = world();
    const request = await aRequest(ctx, 1, aCustomer());
    const [serviceRequestId, contractorId] = [request.referralIds[0], request.contractorIds[0]];
    if (!serviceRequestId || !contractorId) throw new Error('Nobody was asked');
    const answer = { serviceRequestId, contractorId, source: 'web', proposedDate: '2026-12-04', proposedTime: '19:30' };
    await answerAsContractor(ctx, { ...answer, response: 'propose' });
    const free = { ...ctx, settings: { ...ctx.settings, freeReferrals: 9 } };
    await answerAsCustomer(free, {
      requestId: request.id,
      responseId: (await request.referral()).proposalId ?? undefined,
      action: 'approve',
    });
    const { form } = await showSchedule(ctx, { id: request.id });
    expect([form.scheduledDate, form.scheduledTime]).toEqual(['2026-12-04', '19:30']);
    const agreed = async () => [
      (await trackRequest(ctx, request.id)).agreedTime,
      (await showRequest(ctx, RequestLinkId.parse(serviceRequestId))) as { agreedTime?: unknown },
    ];
    expect(await agreed()).toMatchObject([{ time: '19:30' }, { agreedTime: { time: '19:30' } }]);
    // Outside the usual hours, but both have agreed.
    const booked = await bookAppointment(
      ctx,
      aBooking({ serviceRequestId: request.id, proposedDate: '2026-12-04', proposedTime: '7:30 PM' }),
      null,
    );
    expect(booked.schedule?.appointment?.startsAt).toBe('2026-12-04T19:30:00-05:00');
    // From now on, the appointment defines the time, even after it is moved.
    expect(await agreed()).toMatchObject([null, { agreedTime: null }]);
  });

  it('makes the request scheduled, invites both, plans their reminders, and shows on the timeline', async () => {
    const { ctx } = world();
    const customer = aCustomer();
    const job = await anAcceptedRequest(ctx, customer);
    const { success, status, schedule } = await book(ctx, job, { notes: 'Mind the dog' });
    expect([success, status, schedule?.requestStatus]).toEqual([true, 'booked', 'scheduled']);
    expect(schedule?.appointment).toMatchObject({
      date: '2026-12-03',
      time: '14:00',
      startsAt: '2026-12-03T14:00:00-05:00',
      endsAt: '2026-12-03T16:00:00-05:00',
      timeZone: 'America/Kentucky/Louisville',
      notes: 'Mind the dog',
    });
    expect(schedule && labels(schedule)).toEqual([
      '24 hours before: planned',
      '4 hours before: planned',
      '1 hour before: planned',
    ]);
    expect(labels(await showSchedule(ctx, { id: job.referralId }))).toEqual([
      '24 hours before: planned',
      '2 hours before: planned',
      '30 minutes before: planned',
    ]);
    const [invited] = await invitationsTo(ctx, customer.customerEmail);
    expect(eventOf(invited?.content ?? '')?.start.toISOString()).toBe('2026-12-03T19:00:00.000Z');
    const history = (await trackRequest(ctx, job.id)).history.map(({ text }) => text);
    expect(history.at(-1)).toMatch(/^An appointment with .* was made$/);
  });

  it('is done by the contractor as well, by the referral’s id, at any hour', async () => {
    const { ctx } = world();
    const job = await anAcceptedRequest(ctx, aCustomer());
    const form = { serviceRequestId: job.referralId, contractorId: job.contractorId, proposedTime: '05:00' };
    const { schedule } = await bookAppointment(ctx, aBooking(form), null);
    expect(schedule).toMatchObject({ viewer: 'contractor', requestStatus: 'scheduled' });
  });

  it('the same again has no further effect, and another time moves it', async () => {
    const { ctx } = world();
    const customer = aCustomer();
    const job = await anAcceptedRequest(ctx, customer);
    const first = await book(ctx, job);
    const again = await book(ctx, job);
    expect(again.schedule?.appointment?.id).toBe(first.schedule?.appointment?.id);
    expect(await invitationsTo(ctx, customer.customerEmail)).toHaveLength(1);
    const moved = await book(ctx, job, { proposedTime: '15:00' });
    expect(moved.schedule?.appointment).toMatchObject({ id: first.schedule?.appointment?.id, time: '15:00' });
    expect(await invitationsTo(ctx, customer.customerEmail)).toHaveLength(2);
  });

  it('is refused with words: too early, past, outside the hours, in the hour that clocks leave out', async () => {
    const { ctx, clock } = world();
    const unanswered = await aRequest(ctx, 1, aCustomer());
    const form = (given: object) => aBooking({ serviceRequestId: unanswered.id, ...given });
    await expect(bookAppointment(ctx, form({}), null)).rejects.toMatchObject({ code: 'already-happened' });
    const job = await anAcceptedRequest(ctx, aCustomer());
    await expect(book(ctx, job, { proposedDate: '2026-11-30' })).rejects.toMatchObject({
      fields: { proposedDate: 'The proposed date cannot be in the past.' },
    });
    await expect(book(ctx, job, { proposedTime: '22:00' })).rejects.toMatchObject({
      fields: { proposedTime: expect.stringContaining('does not work at that time') },
    });
    await expect(book(ctx, job, { proposedTime: 'soonish' })).rejects.toMatchObject({ code: 'invalid-input' });
    clock.set(new Date('2027-03-12T12:00:00Z'));
    await expect(book(ctx, job, { proposedDate: '2027-03-14', proposedTime: '02:30' })).rejects.toMatchObject({
      fields: { proposedTime: expect.stringContaining('clocks go forward') },
    });
  });

  it('is nobody else’s: a foreign link, another contractor’s, a loser’s', async () => {
    const { ctx } = world();
    const [job, other] = [await anAcceptedRequest(ctx, aCustomer()), await anAcceptedRequest(ctx, aCustomer())];
    const foreign = { serviceRequestId: job.referralId, contractorId: other.contractorId };
    await expect(bookAppointment(ctx, aBooking(foreign), null)).rejects.toMatchObject({ code: 'not-found' });
    await expect(book(ctx, job, { contractorId: other.contractorId })).rejects.toMatchObject({
      fields: { contractorId: expect.any(String) },
    });
    const unknown = aBooking({ serviceRequestId: 'rq_NeverIssued' });
    await expect(bookAppointment(ctx, unknown, null)).rejects.toMatchObject({ code: 'not-found' });
    const two = await aRequest(ctx, 2, aCustomer());
    const [winner, loser] = two.referralIds;
    const free = { ...ctx, settings: { ...ctx.settings, freeReferrals: 9 } };
    const [contractorId] = two.contractorIds;
    if (!winner || !loser || !contractorId) throw new Error('Nobody was asked');
    await answerAsContractor(free, { serviceRequestId: winner, contractorId, response: 'accept', source: 'web' });
    await expect(bookAppointment(ctx, aBooking({ serviceRequestId: loser }), null)).rejects.toMatchObject({
      code: 'already-happened',
    });
    const seen = await showSchedule(ctx, { id: loser });
    expect(seen).toMatchObject({ canBook: false, appointment: null, actions: [] });
    expect(JSON.stringify(seen)).not.toMatch(/Mei Lin Huang|Cherokee|customer\d+@/);
  });

  it('of an hour that another customer holds is refused, and the free times leave it out', async () => {
    const { ctx } = world();
    const { id } = await aContractor(ctx, { businessHours: { Thursday: '8:00 AM - 5:00 PM' } });
    const asked = () => anAcceptedRequest(ctx, { ...aCustomer(), selectedPlumberIds: [id] });
    const [one, two] = [await asked(), await asked()];
    await book(ctx, one, { proposedTime: '10:00' });
    await expect(book(ctx, two, { proposedTime: '11:00' })).rejects.toMatchObject({
      code: 'already-happened',
      fields: { proposedTime: 'This time has just been taken. Choose another.' },
    });
    const day = { date: '2026-12-03', duration: 120 };
    const times = (await listFreeSlots(ctx, { id: two.id }, day)).slots.map(({ time }) => time);
    expect(times).toEqual(['08:00', '12:00', '12:30', '13:00', '13:30', '14:00', '14:30', '15:00']);
    // The job's own appointment doesn't block a time, because it would be moved.
    expect((await listFreeSlots(ctx, { id: one.id }, day)).slots.map(({ time }) => time)).toContain('10:00');
    await cancelAppointment(ctx, one.id, { reason: 'other' });
    await book(ctx, two, { proposedTime: '11:00' });
  });

  it('without a request books nobody, and says so to the sender and to support', async () => {
    const { ctx } = world();
    const supported = { ...ctx, settings: { ...ctx.settings, supportEmail: 'help@plumbline.example' } };
    const wanted = { customerEmail: 'wants@example.com', location: 'Paducah, KY 42001', notes: 'Gate code 12' };
    const reply = await bookAppointment(supported, aBooking(wanted), null);
    expect(reply).toMatchObject({ success: true, status: 'requested', schedule: null });
    const [mail] = await messagesTo(ctx, 'wants@example.com');
    expect(mail?.words).toContain('nobody is booked yet');
    expect(mail?.words).toContain('CST');
    expect((await messagesTo(ctx, 'help@plumbline.example'))[0]?.words).toContain('wants@example.com');
    const { rows } = await db.execute(
      sql`select status, request_id from appointments where customer_email = 'wants@example.com'`,
    );
    expect(rows).toEqual([{ status: 'requested', request_id: null }]);
  });
});

describe('changing an appointment', () => {
  it('moves the invitation by a higher sequence and plans the reminders anew', async () => {
    const { ctx, clock } = world();
    const customer = aCustomer();
    const job = await anAcceptedRequest(ctx, customer);
    await book(ctx, job);
    clock.advance(5);
    const change = to({ proposedDate: '2026-12-04', proposedTime: '9:00 AM', reason: 'weather', message: 'Snow!' });
    const schedule = await rescheduleAppointment(ctx, job.referralId, change);
    expect(schedule.appointment).toMatchObject({ date: '2026-12-04', time: '09:00', duration: 120 });
    const reminders = (await showSchedule(ctx, { id: job.id })).appointment?.reminders ?? [];
    expect(reminders.filter(({ isCurrent }) => !isCurrent).map(({ status, reason }) => `${status}: ${reason}`)).toEqual(
      Array(3).fill('skipped: the appointment was moved'),
    );
    const events = (await invitationsTo(ctx, customer.customerEmail)).map(({ content }) => eventOf(content));
    expect(events.map((event) => event?.sequence)).toEqual([0, 1]);
    expect(new Set(events.map((event) => event?.uid)).size).toBe(1);
    const told = (await messagesTo(ctx, customer.customerEmail)).at(-1)?.words;
    expect(told).toMatch(/moved the appointment to Fri, Dec 4, 9:00 AM EST because of the weather/);
    expect(told).toContain('Snow!');
    expect(eventOf(await exportAppointment(ctx, job.id))?.start.toISOString()).toBe('2026-12-04T14:00:00.000Z');
  });

  it('cancels it and not the job: the calendar forgets it, and another can be made', async () => {
    const { ctx, clock } = world();
    const customer = aCustomer();
    const job = await anAcceptedRequest(ctx, customer);
    await book(ctx, job);
    clock.advance(5);
    const schedule = await cancelAppointment(ctx, job.id, { reason: 'illness', message: 'I have the flu' });
    expect(schedule).toMatchObject({ requestStatus: 'contractor-selected', canBook: true, actions: [] });
    expect(schedule.appointment?.status).toBe('cancelled');
    expect((await invitationsTo(ctx, customer.customerEmail)).map(({ method }) => method)).toEqual([
      'REQUEST',
      'CANCEL',
    ]);
    await expect(exportAppointment(ctx, job.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(cancelAppointment(ctx, job.id, { reason: 'other' })).rejects.toMatchObject({
      code: 'already-happened',
    });
    expect((await book(ctx, job)).schedule?.requestStatus).toBe('scheduled');
  });

  it('follows its request: canceled with it, over when the work is completed', async () => {
    const { ctx } = world();
    const [off, done] = [await anAcceptedRequest(ctx, aCustomer()), await anAcceptedRequest(ctx, aCustomer())];
    for (const job of [off, done]) await book(ctx, job);
    await cancelRequest(ctx, off.id);
    for (const step of ['start', 'complete'] as const) await reportProgress(ctx, { ...done, step });
    for (let time = 0; time < 2; time += 1) for (const job of [off, done]) await followRequest(ctx, job.id);
    expect((await showSchedule(ctx, { id: off.id })).appointment?.status).toBe('cancelled');
    expect((await showSchedule(ctx, { id: done.id })).appointment?.status).toBe('done');
  });

  it('stands again, and reminds again, when the customer says that the work has not begun', async () => {
    const { ctx } = world();
    const job = await anAcceptedRequest(ctx, aCustomer());
    await book(ctx, job);
    await reportProgress(ctx, { ...job, step: 'start' });
    await followRequest(ctx, job.id);
    const reminders = async () => (await showSchedule(ctx, { id: job.id })).appointment?.reminders ?? [];
    expect((await reminders()).every(({ status }) => status === 'skipped')).toBe(true);
    await reportNotStarted(ctx, job.id, { reason: 'not-begun' });
    for (let time = 0; time < 2; time += 1) await followRequest(ctx, job.id);
    expect(await showSchedule(ctx, { id: job.id })).toMatchObject({
      requestStatus: 'scheduled',
      appointment: { status: 'booked' },
    });
    expect((await reminders()).map(({ status }) => status)).toEqual(Array(3).fill('planned'));
  });
});

describe('a connection that is given back before its appointment', () => {
  it('cancels the appointment as well: the calendars remove it, and both learn why', async () => {
    const { ctx, clock } = world();
    const customer = aCustomer();
    const job = await anAcceptedRequest(ctx, customer);
    await book(ctx, job);
    clock.advance(5);
    await reportBadConnection(ctx, { ...job, reason: 'unreachable' });
    const { rows } = await db.execute<{ id: ConnectionReportId }>(
      sql`select id from connection_reports where referral_id = ${job.referralId}`,
    );
    await answerConnectionCheck(ctx, rows[0]?.id ?? ('' as ConnectionReportId), 'not-connected');
    const { rows: events } = await db.execute(sql`select from graphile_worker._private_jobs
      where payload ->> 'type' = 'request-moved-on' and payload ->> 'requestId' = ${job.id}`);
    expect(events).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) await followRequest(ctx, job.id);
    const { appointment } = await showSchedule(ctx, { id: job.id });
    expect(appointment?.status).toBe('cancelled');
    expect(appointment?.reminders.map(({ status, reason }) => `${status}: ${reason}`)).toEqual(
      Array(3).fill('skipped: the contractor no longer has the job'),
    );
    const invitations = await invitationsTo(ctx, customer.customerEmail);
    expect(invitations.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    const told = (await messagesTo(ctx, customer.customerEmail)).map(({ words }) => words).join('\n');
    expect(told).toContain('no longer has the job');
  });
});

describe('who is not there', () => {
  const begun = async () => {
    const { ctx, clock } = world();
    const customer = aCustomer();
    const job = await anAcceptedRequest(ctx, customer);
    await book(ctx, job);
    clock.set(new Date('2026-12-03T19:20:00Z'));
    const { rows } = await db.execute<{ email: string }>(
      sql`select email from contractors where id = ${job.contractorId}`,
    );
    return { ctx, clock, job, addresses: [customer.customerEmail, rows[0]?.email ?? ''] as const };
  };
  /** Returns the messages to each calendar, the last with its sequence. */
  const calendars = async (ctx: ReturnType<typeof world>['ctx'], addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address) => {
        const invitations = await invitationsTo(ctx, address);
        const events = invitations.map(({ content }) => eventOf(content));
        expect(new Set(events.map((event) => event?.uid)).size).toBe(1);
        return `${invitations.map(({ method }) => method).join(', ')} ${events.at(-1)?.sequence}`;
      }),
    );
  const feeOf = async (referralId: string) => {
    const { rows } = await db.execute<{ status: string }>(
      sql`select status from referral_fees where referral_id = ${referralId}`,
    );
    return rows[0]?.status;
  };

  it('can’t be said before the appointment', async () => {
    const { ctx } = world();
    const job = await anAcceptedRequest(ctx, aCustomer());
    await book(ctx, job);
    await expect(reportAbsence(ctx, job.id, {})).rejects.toMatchObject({
      message: 'The appointment has not begun yet.',
    });
  });

  it('the contractor: released, the fee given back, and the customer may ask the next', async () => {
    const { ctx, job, addresses } = await begun();
    const schedule = await reportAbsence(ctx, job.id, { message: 'I waited for an hour' });
    expect(schedule).toMatchObject({ requestStatus: 'contractors-notified', contractor: null, canBook: false });
    expect(schedule.appointment?.status).toBe('contractor-absent');
    expect(await referralStatus(job)).toBe('released');
    expect(await feeOf(job.referralId)).toBe('returned');
    expect(await trackRequest(ctx, job.id)).toMatchObject({ offersNext: true });
    const link = RequestLinkId.parse(job.referralId);
    expect(await showRequest(ctx, link)).toMatchObject({ status: 'released', releasedFor: 'contractor-absent' });
    const told = (await messagesTo(ctx, addresses[1])).map(({ words }) => words).join('\n');
    expect(told).toContain('I waited for an hour');
    expect(told).toContain('If you paid a fee, we refund it to your card');
    expect(await calendars(ctx, addresses)).toEqual(['REQUEST, CANCEL 1', 'REQUEST, CANCEL 1']);
  });

  it('the customer: the job stays, and another appointment can be made', async () => {
    const { ctx, clock, job, addresses } = await begun();
    const schedule = await reportAbsence(ctx, job.referralId, { contractorId: job.contractorId });
    expect(await calendars(ctx, addresses)).toEqual(['REQUEST, CANCEL 1', 'REQUEST, CANCEL 1']);
    expect(schedule).toMatchObject({ requestStatus: 'contractor-selected', canBook: true });
    expect(await referralStatus(job)).toBe('settled');
    clock.advance(5);
    expect((await book(ctx, job, { proposedDate: '2026-12-07' })).schedule?.requestStatus).toBe('scheduled');
  });

  it('the customer may say the contrary of the contractor', async () => {
    const { ctx, job, addresses } = await begun();
    await reportAbsence(ctx, job.referralId, {});
    expect((await showSchedule(ctx, { id: job.id })).actions).toEqual(['report-contractor-absent']);
    await reportAbsence(ctx, job.id, {});
    expect(await referralStatus(job)).toBe('released');
    // The calendars removed it when the contractor reported the absence.
    expect(await calendars(ctx, addresses)).toEqual(['REQUEST, CANCEL 1', 'REQUEST, CANCEL 1']);
  });

  it('nobody can say it of work that has begun', async () => {
    const { ctx, job } = await begun();
    await reportProgress(ctx, { ...job, step: 'start' });
    await expect(reportAbsence(ctx, job.id, {})).rejects.toMatchObject({ code: 'already-happened' });
    expect((await showSchedule(ctx, { id: job.id })).actions).toEqual([]);
  });
});
