import { describe, expect, it } from 'vitest';
import { aUser } from '../domains/accounts/fixtures.ts';
import { aContractor } from '../domains/directory/fixtures.ts';
import { aProject } from '../domains/projects/fixtures.ts';
import { anOpenRequest, aSubmission, handOver } from '../domains/service-requests/fixtures.ts';
import { testDatabase } from '../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from './testing/account-client.ts';
import { tablesHolding } from './testing/tables-holding.ts';
import { testApp } from './testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database, { env: { SUPPORT_EMAIL: 'help@plumbline.example' } });
const { app, ctx } = product;
const { get, login, mailsTo, post } = accountClient(product);

/** Nobody else in this database is called or reached like this. */
const CANARY = { customerName: 'Zelda Quixworth', customerPhone: '(502) 555-0191', address: '77 Canary Row' };
const WORDS = ['Quixworth', '5025550191', '555-0191', 'zelda@', '77 Canary Row'];

const placesOf = (words: readonly string[]) => tablesHolding(database.pool, words);

/** As the pages send what must not happen twice. */
const keyed = (session: ReturnType<typeof as>) => ({
  ...session,
  headers: { 'idempotency-key': crypto.randomUUID() },
});

const erase = (email: string, session: ReturnType<typeof as>, typed = email) =>
  app.inject({ method: 'DELETE', url: '/api/account', payload: { email: typed }, ...session });

describe('a customer', () => {
  it('downloads everything held about them, and deletes it: no word of who they are is left anywhere', async () => {
    const { email, id } = await aUser(ctx, {
      email: 'zelda@example.com',
      firstName: 'Zelda',
      lastName: 'Quixworth',
      phone: '+15025550191',
    });
    const asked = await app.inject({
      method: 'POST',
      url: '/api/support/messages',
      payload: { content: 'Zelda Quixworth asks: is it free?', email },
      headers: { 'idempotency-key': 'ask-once' },
    });
    const [visitor] = asked.cookies;
    const session = as(
      cookieOf(await login(email, { cookies: { [visitor?.name ?? '']: visitor?.value ?? '' } })) ?? '',
    );
    await post('/api/support/messages', { content: 'It is for 77 Canary Row.' }, keyed(session));
    const contractor = await aContractor(ctx);
    const form = aSubmission({ ...CANARY, customerEmail: email, selectedPlumberId: contractor.id });
    const text = { ...form, description: 'Call Zelda Quixworth at 502-555-0191 about the drain.' };
    const [first, second] = [
      await post('/api/service-requests', text, keyed(session)),
      await post('/api/service-requests', form, keyed(session)),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    await product.runJobs();
    const { referrals } = (await get('/api/account/data', session)).json().parts.serviceRequests[0];
    expect(referrals).toMatchObject([{ contractor_id: contractor.id, status: 'offered' }]);
    const [{ id: referralId }] = (
      await database.pool.query('select id from referrals where request_id = $1', [first.json().id])
    ).rows;
    await post('/api/contractor-response', {
      serviceRequestId: referralId,
      contractorId: contractor.id,
      response: 'accept',
    });
    const booking = { serviceRequestId: first.json().id, proposedDate: '2026-12-09', proposedTime: '9:00 AM' };
    const booked = await app.inject({
      method: 'POST',
      url: '/api/scheduling/create-appointment',
      payload: { ...booking, serviceType: 'plumbing', notes: 'Ask for Zelda Quixworth' },
      headers: { 'idempotency-key': 'book-once' },
    });
    expect(booked.statusCode).toBe(201);
    await handOver(ctx);
    const reported = await post(`/api/referrals/${referralId}/bad-connection`, {
      contractorId: contractor.id,
      reason: 'unreachable',
      note: 'Zelda Quixworth never answers.',
    });
    expect(reported.statusCode).toBe(200);
    await post('/api/create-payment-intent', { amount: 5, email, description: 'From Zelda Quixworth' });
    const file = await get('/api/account/data', session);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(Object.keys(file.json().parts)).toEqual([
      'account',
      'sessions',
      'identities',
      'registrations',
      'appointments',
      'serviceRequests',
      'bids',
      'outreach',
      'listing',
      'donations',
      'messages',
      'contacts',
    ]);
    expect(file.body).toContain('Canary Row');
    expect(file.json().parts.contacts.support).toHaveLength(2);
    expect(file.body).not.toContain(referralId);
    expect(file.body).not.toContain('argon2');
    expect((await erase(email, session, 'other@example.com')).statusCode).toBe(400);
    expect(await placesOf(WORDS)).toEqual(
      expect.arrayContaining(['public.appointments', 'public.messages', 'public.service_requests']),
    );

    expect((await erase(email, session)).statusCode).toBe(200);
    expect((await get('/api/auth/me', session)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(401);
    await product.runJobs();
    expect(await placesOf([...WORDS, id])).toEqual([]);
    const { rows } = await database.pool.query('select status, customer_name from service_requests');
    expect(rows).toEqual([
      { status: 'cancelled', customer_name: 'Deleted' },
      { status: 'cancelled', customer_name: 'Deleted' },
    ]);
    const told = (await mailsTo(contractor.email ?? '')).map(({ subject }) => subject);
    expect(told).toContainEqual(expect.stringContaining('The customer has cancelled'));
  });
});

describe('a craftsman', () => {
  it('leaves no listing behind that nobody else knows, and no open bid', async () => {
    const { email, id } = await aUser(ctx, { role: 'craftsman', email: 'wim@example.com' });
    const noted = { projectId: await aProject(ctx), amount: 90, notes: 'From Wim, before signing in' };
    const [visitor] = (await post('/api/bids', noted, keyed({}))).cookies;
    const browser = { [visitor?.name ?? '']: visitor?.value ?? '' };
    const session = as(cookieOf(await login(email, { cookies: browser })) ?? '');
    const listing = {
      companyName: 'Vanderzwaan Drains',
      contactName: 'Wim Vanderzwaan',
      trades: ['plumbing'],
      zipCode: '40204',
      phone: '(502) 555-0192',
    };
    const { contractorId } = (await post('/api/craftsman/listings', listing, session)).json();
    const { opportunityId } = await anOpenRequest(ctx);
    const proposal = { projectId: opportunityId, bidAmount: 200, proposalDetails: 'New trap and seals.' };
    expect((await post('/api/craftsman/bids', proposal, keyed(session))).statusCode).toBe(201);
    await post('/api/bids', { projectId: await aProject(ctx), amount: 100, notes: 'From Wim' }, keyed(session));
    const written = await aProject(ctx, { contactInfo: 'Purchasing desk, desk@example.org' });
    const bidderInfo = { name: 'Wim Vanderzwaan', company: 'Vanderzwaan Drains', email };
    const script = await post('/api/bot/generate-script', { projectId: written, bidderInfo }, session);
    expect(script.statusCode).toBe(200);
    const { name: bidderName, company: bidderCompany } = bidderInfo;
    const approved = { projectId: written, bidderName, bidderCompany, bidderEmail: email };
    expect((await post('/api/bot/outreach', approved, session)).statusCode).toBe(201);
    await product.runJobs();
    expect((await get('/api/account/data', session)).json().parts).toMatchObject({
      outreach: [{ sender_name: 'Wim Vanderzwaan' }],
      listing: { id: contractorId },
      bids: [{ notes: 'From Wim, before signing in' }, { notes: 'From Wim' }],
    });
    expect((await erase(email, session)).statusCode).toBe(200);
    expect((await get(`/api/contractors/${contractorId}`)).statusCode).toBe(404);
    expect(await placesOf(['From Wim', 'Wim Vander', 'wim@example.com', id])).toEqual([]);
    const { rows } = await database.pool.query('select status from bids');
    expect(rows).toEqual([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
    const left = await database.pool.query('select status from referrals where contractor_id = $1', [contractorId]);
    expect(left.rows).toEqual([{ status: 'denied' }]);
  });
});
