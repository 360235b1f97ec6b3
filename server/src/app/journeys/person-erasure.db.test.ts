import { describe, expect, it } from 'vitest';
import { aUser, signInAs } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { inviteReview } from '../../domains/directory/public.ts';
import { optOut } from '../../domains/messaging/public.ts';
import { insertUndeliverable } from '../../domains/messaging/store/opt-out.ts';
import { receiveText } from '../../domains/messaging/use-cases/receive-text.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { anAcceptedRequest, aRequest, aSubmission, handOver } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from '../testing/account-client.ts';
import { tablesHolding } from '../testing/tables-holding.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database, { env: { SUPPORT_EMAIL: 'help@plumbline.example' } });
const { ctx } = product;
const { get, login, mailsTo, post, register } = accountClient(product);
const { email: operatorEmail } = await aUser(ctx, { role: 'operator' });
const operator = as(await signInAs(ctx, { email: operatorEmail }));

const proof = 'answered-mail';
const look = async (person: object) => (await post('/api/operator/erasures/look', person, operator)).json();
const erase = (body: object) => post('/api/operator/erasures', { proof, ...body }, operator);
const both = (email: string, phone: string) => ({ email, phone, emailAgain: email, phoneAgain: phone });
const keyed = (options: object = {}) => ({ ...options, headers: { 'idempotency-key': crypto.randomUUID() } });
const rowsOf = async (query: string, values: unknown[] = []) => (await database.pool.query(query, values)).rows;
const audit = () => rowsOf('select * from audit_log order by id');

/** Unique names and addresses in this database. */
const EMAIL = 'zelda@example.com';
const PHONE = '(502) 555-0191';
const WORDS = ['Quixworth', '5025550191', '555-0191', 'zelda@', '77 Canary Row', 'From Zelda'];
const CANARY = { customerName: 'Zelda Quixworth', customerPhone: PHONE, address: '77 Canary Row' };

/** Creates a visitor with data everywhere and one open request, and the contractor who was asked. */
async function aVisitorEverywhere() {
  const contractor = await aContractor(ctx, { email: 'dana@limestone.example.com' });
  const form = aSubmission({ ...CANARY, customerEmail: 'Zelda@Example.com', selectedPlumberId: contractor.id });
  const words = { ...form, description: 'Call Zelda Quixworth at 502-555-0191 about the drain.' };
  const done = await anAcceptedRequest(ctx, words);
  await post(
    '/api/scheduling/create-appointment',
    {
      serviceRequestId: done.id,
      proposedDate: '2026-12-09',
      proposedTime: '9:00 AM',
      serviceType: 'plumbing',
      notes: 'Ask for Zelda Quixworth',
    },
    keyed(),
  );
  await post(`/api/referrals/${done.referralId}/bad-connection`, {
    contractorId: contractor.id,
    reason: 'unreachable',
    note: 'Zelda Quixworth never answers.',
  });
  const reviewer = { name: 'Zelda Quixworth', email: EMAIL, phone: '+15025550191', language: 'en' } as const;
  await inviteReview(ctx, {
    requestId: done.id,
    contractorId: contractor.id,
    serviceType: 'Plumbing repair',
    work: { workType: 'plumbing', projectType: 'repair' },
    customer: reviewer,
  });
  const open = await post('/api/service-requests', { ...form, customerEmail: 'home@example.com' }, keyed());
  await post(
    '/api/scheduling/create-appointment',
    {
      proposedDate: '2026-12-10',
      proposedTime: '9:00 AM',
      serviceType: 'plumbing',
      location: '77 Canary Row',
      customerName: 'Zelda Quixworth',
      customerPhone: '502.555.0191',
    },
    keyed(),
  );
  const asked = await post('/api/support/messages', { content: 'Zelda Quixworth asks.', email: EMAIL }, keyed());
  const browser = { cookies: Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value])) };
  await post('/api/bids', { projectId: await aProject(ctx), amount: 100, notes: 'From Zelda' }, keyed(browser));
  await post(
    '/api/push/subscriptions',
    {
      endpoint: 'https://push.example/one',
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
    browser,
  );
  const projectId = await aProject(ctx, { contactInfo: 'Purchasing desk, desk@example.org' });
  const bidderInfo = { name: 'Zelda Quixworth', company: 'Quixworth Drains', email: EMAIL };
  await post('/api/bot/generate-script', { projectId, bidderInfo }, browser);
  const approved = { bidderName: bidderInfo.name, bidderCompany: bidderInfo.company, bidderEmail: EMAIL };
  expect((await post('/api/bot/outreach', { projectId, ...approved }, browser)).statusCode).toBe(201);
  await post('/api/create-payment-intent', { amount: 5, email: EMAIL, description: 'From Zelda Quixworth' });
  await register(EMAIL, { firstName: 'Zelda', lastName: 'Quixworth' });
  await receiveText(ctx, { id: 'SM1', sender: '+15025550191', body: 'Zelda Quixworth here' });
  await product.runJobs();
  await handOver(ctx);
  await insertUndeliverable(ctx.db, EMAIL, '5.1.1', ctx.clock.now());
  return { contractor, openId: open.json().id as string };
}

describe('a person without an account who asks to be forgotten', () => {
  it('is looked up and erased: no identifying word is left in any table, and the contractor is told', async () => {
    const { openId } = await aVisitorEverywhere();
    const other = await aRequest(ctx, 1);
    const others = () =>
      rowsOf('select to_jsonb(one) from service_requests as one where id = $1', [other.id]).then(async (requests) => [
        ...requests,
        ...(await rowsOf('select to_jsonb(one) from messages as one where about_id = any($1) order by id', [
          [other.id, ...other.referralIds],
        ])),
      ]);
    const before = await others();
    expect(before.length).toBeGreaterThan(1);
    const person = { email: ' ZELDA@example.com', phone: PHONE };
    expect(await look(person)).toEqual({
      counts: {
        requests: 2,
        appointments: 2,
        reviews: 0,
        donations: 1,
        conversations: 1,
        messages: expect.any(Number),
        texts: 1,
        outreach: 1,
        bids: 1,
        devices: 1,
        registrations: 1,
        'returned-mail': 1,
      },
      openRequests: 2,
      phoneHasAccount: false,
      erasedBefore: null,
    });
    expect(await tablesHolding(database.pool, WORDS)).toEqual(
      expect.arrayContaining([
        'public.appointments',
        'public.bids',
        'public.incoming_texts',
        'public.messages',
        'public.outreaches',
        'public.payments',
        'public.registrations',
        'public.service_requests',
        'public.support_conversations',
        'public.undeliverable_addresses',
      ]),
    );

    const erased = await erase({ ...both(EMAIL, '502-555-0191') });
    expect(erased.statusCode).toBe(200);
    expect(erased.json()).toMatchObject({ message: 'Their data has been erased.', counts: { requests: 2 } });
    await product.runJobs();
    await handOver(ctx);
    expect(await tablesHolding(database.pool, [...WORDS, 'home@example.com'])).toEqual([]);
    expect(await rowsOf('select status from service_requests where id = $1', [openId])).toEqual([
      { status: 'cancelled' },
    ]);
    const subjects = (await mailsTo('dana@limestone.example.com')).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('The customer has canceled'));
    expect(await others()).toEqual(before);
  });

  it('is not found a second time, which adds nothing to the audit log', async () => {
    const lines = (await audit()).length;
    const again = await erase(both(EMAIL, PHONE));
    expect(again.json().message).toBe('Nothing was erased, because no data is stored about them.');
    expect(Object.values(again.json().counts).every((count) => count === 0)).toBe(true);
    expect((await audit()).length).toBe(lines);
    expect((await look({ email: EMAIL })).erasedBefore).toBe(ctx.clock.now().toISOString());
  });

  it('is recorded in the audit log by a hash, never by name', async () => {
    const lines = (await audit()).filter(({ action }) => action === 'erase-person');
    expect(lines).toMatchObject([
      { subject_kind: 'address', details: { given: 'email', proof, erased: { requests: 2 } } },
      { subject_kind: 'address', details: { given: 'phone', proof } },
    ]);
    expect(lines.map(({ subject_id }) => subject_id)).toEqual([
      expect.stringMatching(/^[\w-]{16}$/),
      expect.stringMatching(/^[\w-]{16}$/),
    ]);
    const shown = (await get('/api/operator/audit', operator)).json();
    expect(shown[0]).toMatchObject({ action: 'erase-person', subjectEmail: null });
  });
});

describe('another person’s data', () => {
  it('stays: an account’s request with the same number, and its messages', async () => {
    const phone = '(502) 555-0147';
    const account = await aUser(ctx, { email: 'max@example.com', phone: '+15025550147' });
    const session = as(cookieOf(await login(account.email)) ?? '');
    const { id: contractorId } = await aContractor(ctx);
    const form = aSubmission({ customerPhone: phone, customerEmail: account.email, selectedPlumberId: contractorId });
    const { id } = (await post('/api/service-requests', form, keyed(session))).json();
    const visitors = aSubmission({ ...form, customerEmail: 'eve@example.com', customerName: 'Eve Larkspur' });
    await post('/api/service-requests', visitors, keyed());
    await product.runJobs();
    await handOver(ctx);
    const kept = () =>
      rowsOf('select to_jsonb(one) from messages as one where about_id = $1 order by id', [id]).then(async (rows) => [
        ...rows,
        ...(await rowsOf('select to_jsonb(one) from service_requests as one where id = $1', [id])),
      ]);
    const before = await kept();
    expect(JSON.stringify(before)).toContain('+15025550147');

    expect(await look({ phone })).toMatchObject({ phoneHasAccount: true, counts: { requests: 1 } });
    expect((await erase({ phone, phoneAgain: '+1 502 555 0147' })).statusCode).toBe(200);
    await product.runJobs();
    await handOver(ctx);
    expect(await kept()).toEqual(before);
    expect(await tablesHolding(database.pool, ['Larkspur', 'eve@example.com'])).toEqual([]);
  });

  it('stays: messages to a contractor whose number was typed into another person’s request', async () => {
    const contractor = await aContractor(ctx);
    const waiting = await anAcceptedRequest(ctx, {
      selectedPlumberId: contractor.id,
      selectedPlumberIds: [contractor.id],
    });
    const queued = () =>
      rowsOf('select status, recipient, text from messages where about_id = $1 order by id', [waiting.referralId]);
    const before = await queued();
    expect(before).toContainEqual(expect.objectContaining({ status: 'queued', recipient: contractor.phone }));
    const other = await aContractor(ctx);
    const form = { customerEmail: 'mallory@example.com', customerPhone: contractor.phone, selectedPlumberId: other.id };
    await post('/api/service-requests', aSubmission(form), keyed());
    expect((await erase({ email: 'mallory@example.com', emailAgain: 'mallory@example.com' })).statusCode).toBe(200);
    expect(await queued()).toEqual(before);
  });

  it('stays: data from a browser that others also used', async () => {
    const asked = await post('/api/support/messages', { content: 'Hi', email: 'ann@example.com' }, keyed());
    const browser = { cookies: Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value])) };
    await post('/api/bids', { projectId: await aProject(ctx), amount: 70, notes: 'From Bo' }, keyed(browser));
    const projectId = await aProject(ctx, { contactInfo: 'Purchasing desk, desk@example.org' });
    const bidderInfo = { name: 'Bo Reed', company: 'Reed Drains', email: 'bo@example.com' };
    await post('/api/bot/generate-script', { projectId, bidderInfo }, browser);
    expect((await look({ email: 'ann@example.com' })).counts).toMatchObject({ conversations: 1, bids: 0, outreach: 0 });
    await erase({ email: 'ann@example.com', emailAgain: 'ann@example.com' });
    expect(await tablesHolding(database.pool, ['ann@example.com'])).toEqual([]);
    expect(await tablesHolding(database.pool, ['From Bo', 'bo@example.com'])).toEqual(
      expect.arrayContaining(['public.bids', 'public.outreach_scripts']),
    );
  });

  it('an opt-out stays, so that nothing is sent to them again', async () => {
    await optOut(ctx, ['quiet@example.com'], 'site');
    await post('/api/support/messages', { content: 'Leave me be.', email: 'quiet@example.com' }, keyed());
    await erase({ email: 'quiet@example.com', emailAgain: 'quiet@example.com' });
    expect(await tablesHolding(database.pool, ['quiet@example.com'])).toEqual(['public.contact_opt_outs']);
  });
});

describe('an operator', () => {
  it('is refused for the address of an account, which its holder deletes', async () => {
    const { email } = await aUser(ctx);
    for (const reply of [
      await post('/api/operator/erasures/look', { email }, operator),
      await erase({ email, emailAgain: email }),
    ]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields.email).toMatch(/^This address has an account\. Its owner has to delete it/);
    }
  });

  it('learns field by field what is wrong: nobody named, an invalid number, a mistyped repetition, no proof', async () => {
    const wrong = async (body: object) => (await post('/api/operator/erasures', body, operator)).json().fields;
    expect(await wrong({ proof })).toHaveProperty('email');
    expect(await wrong({ proof, phone: '12', phoneAgain: '12' })).toHaveProperty('phone');
    const email = 'nobody@example.com';
    expect(await wrong({ proof, email, emailAgain: 'other@example.com' })).toHaveProperty('emailAgain');
    expect(await wrong({ proof, ...both(email, PHONE), phoneAgain: '' })).toHaveProperty('phoneAgain');
    expect(await wrong({ email, emailAgain: email })).toHaveProperty('proof');
  });
});
