import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { readMailbox } from '../../domains/messaging/public.ts';
import { aSubmission } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database, { env: { FREE_REFERRALS: '1000', SUPPORT_EMAIL: 'help@plumbline.example' } });
const { app, ctx, clock } = product;
const { get, login, post, remove } = accountClient(product);

/** Runs everything that is due by the test's clock. */
async function runDue(): Promise<void> {
  await database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    clock.now(),
  ]);
  await product.runJobs();
}

/** Creates, over HTTP, a request that its contractor has accepted. Returns both links. */
async function accepted(customerEmail: string, given: object = {}) {
  const contractor = await aContractor(ctx, given);
  const wanted = { preferredDate: '2026-12-20', preferredContactMethod: 'email', selectedPlumberId: contractor.id };
  const form = aSubmission({ customerEmail, ...wanted });
  const { id } = (await post('/api/service-requests', form)).json();
  const { rows } = await database.pool.query('select id from referrals where request_id = $1', [id]);
  const referralId: string = rows[0].id;
  const answer = { serviceRequestId: referralId, contractorId: contractor.id, response: 'accept' };
  expect((await post('/api/contractor-response', answer)).statusCode).toBe(200);
  return { id: id as string, referralId, contractor };
}

const eventsIn = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
const mailsTo = async (to: string) => (await readMailbox(ctx, { to, limit: 50 })).toReversed();

describe('an appointment', () => {
  it('is accepted, made, moved, announced by reminders and kept; then its customer is asked for a review', async () => {
    const { id, referralId, contractor } = await accepted('mei@example.com');
    const booking = {
      serviceRequestId: id,
      contractorId: contractor.id,
      customerId: 1,
      proposedDate: '2026-12-03',
      proposedTime: '14:00',
      duration: 120,
      serviceType: 'plumbing',
      location: '',
      notes: null,
    };
    const made = await post('/api/scheduling/create-appointment', booking);
    expect([made.statusCode, made.json().success]).toEqual([201, true]);
    const change = {
      contractorId: contractor.id,
      proposedDate: '2026-12-04',
      proposedTime: '10:00',
      reason: 'weather',
    };
    expect((await post(`/api/scheduling/${referralId}/reschedule`, change)).statusCode).toBe(200);
    await runDue();
    clock.set(new Date('2026-12-04T14:01:00Z'));
    await runDue();
    const mails = await mailsTo('mei@example.com');
    const invitations = mails.flatMap(({ calendar }) => (calendar === null ? [] : [calendar]));
    // The first was superseded before it was sent.
    expect(invitations.map(({ method, content }) => [method, eventsIn(content)[0]?.sequence])).toEqual([
      ['REQUEST', 1],
    ]);
    expect(mails.at(-1)?.subject).toMatch(
      /^Reminder, 1 hour before: Kitchen sink trap drips into the cabinet on Fri, Dec 4, 10:00 AM EST/,
    );
    const { appointment } = (await get(`/api/scheduling/${id}`)).json();
    expect(
      appointment.reminders
        .filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
        .map(({ label, status }: { label: string; status: string }) => `${label}: ${status}`),
    ).toEqual(['24 hours before: skipped', '4 hours before: skipped', '1 hour before: sent']);

    clock.set(new Date('2026-12-04T15:05:00Z'));
    for (const step of ['start', 'complete']) {
      const done = await post(`/api/referrals/${referralId}/${step}`, { contractorId: contractor.id });
      expect(done.statusCode).toBe(200);
    }
    await runDue();
    expect((await get(`/api/scheduling/${id}`)).json().appointment.status).toBe('done');
    expect((await post(`/api/service-requests/${id}/sign-off`, {})).statusCode).toBe(200);
    await runDue();
    const review = (await mailsTo('mei@example.com'))
      .map(({ text }) => /\/review\/(\w+)/.exec(text)?.[1])
      .find(Boolean);
    expect((await get(`/api/review-invitations/${review}`)).statusCode).toBe(200);
  });

  it('that names no request books nobody, but is not refused', async () => {
    const literal = {
      serviceRequestId: 1,
      contractorId: 1,
      customerId: 1,
      proposedDate: '2026-12-10',
      proposedTime: '09:00',
      duration: 120,
      serviceType: 'roofing',
      location: '',
      notes: '',
    };
    const reply = await post('/api/scheduling/create-appointment', literal);
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      { success: true, status: 'requested', message: expect.stringContaining('nobody is booked yet'), schedule: null },
    ]);
    const { serviceType: _, ...incomplete } = literal;
    const refused = await post('/api/scheduling/create-appointment', incomplete);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { serviceType: 'Please fill in all required fields' },
    ]);
    const tooLong = await post('/api/scheduling/create-appointment', { ...literal, duration: 90 });
    expect(tooLong.json().fields).toEqual({ duration: 'Choose 1, 2, 3 or 4 hours or a full day' });
  });

  it('is made once for repeated calls with one key', async () => {
    const { id } = await accepted('twice@example.com');
    const call = () =>
      app.inject({
        method: 'POST',
        url: '/api/scheduling/create-appointment',
        payload: { serviceRequestId: id, proposedDate: '2026-12-11', proposedTime: '9am', serviceType: 'plumbing' },
        headers: { 'idempotency-key': 'a-key' },
      });
    const [one, other] = [await call(), await call()];
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(other.json().schedule.appointment.id).toBe(one.json().schedule.appointment.id);
  });
});

describe('calendars', () => {
  it('the file of an appointment is a download that is neither cached nor indexed', async () => {
    const { id } = await accepted('file@example.com');
    const booking = {
      serviceRequestId: id,
      proposedDate: '2026-12-14',
      proposedTime: '09:00',
      serviceType: 'plumbing',
    };
    const { calendar } = (await post('/api/scheduling/create-appointment', booking)).json().schedule.appointment;
    const file = await get(calendar.ics);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(eventsIn(file.body)[0]?.start.toISOString()).toBe('2026-12-14T14:00:00.000Z');
    for (const link of [calendar.google, calendar.outlook]) expect(link).not.toContain(id);
    expect(new URL(calendar.google).searchParams.get('dates')).toBe('20261214T140000Z/20261214T160000Z');
  });

  it('a contractor’s feed can be read with its secret until there is a new one', async () => {
    const { email, id: ownerId } = await aUser(ctx, { role: 'craftsman' });
    const session = as(cookieOf(await login(email)) ?? '');
    const { id } = await accepted('feed@example.com', { ownerId });
    const booking = {
      serviceRequestId: id,
      proposedDate: '2026-12-15',
      proposedTime: '09:00',
      serviceType: 'plumbing',
    };
    expect((await post('/api/scheduling/create-appointment', booking)).statusCode).toBe(201);
    expect((await get('/api/craftsman/calendar-feed', session)).json()).toEqual({ url: null });
    const first = new URL((await post('/api/craftsman/calendar-feed', {}, session)).json().url).pathname;
    const feed = await get(first);
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(eventsIn(feed.body).map(({ summary }) => summary)).toEqual([
      'Kitchen sink trap drips into the cabinet: Ana Delgado',
    ]);
    const second = new URL((await post('/api/craftsman/calendar-feed', {}, session)).json().url).pathname;
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    expect((await remove('/api/craftsman/calendar-feed', session)).json()).toEqual({ url: null });
    expect((await get(second)).statusCode).toBe(404);
    const list = (await get('/api/craftsman/appointments?days=366', session)).json();
    expect(list).toMatchObject([
      { title: 'Kitchen sink trap drips into the cabinet', with: 'Ana Delgado', status: 'booked' },
    ]);
  });
});
