import { UserId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../domains/accounts/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { anOutgoingMessage } from '../../domains/messaging/fixtures.ts';
import { sendMessages } from '../../domains/messaging/public.ts';
import { receiveText } from '../../domains/messaging/use-cases/receive-text.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { anAcceptedRequest, anOpenRequest, aSubmission, handOver } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, cookieOf } from '../testing/account-client.ts';
import { appCode, factorClient } from '../testing/factor-client.ts';
import { tablesHolding } from '../testing/tables-holding.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const product = await testApp(database, { env: { SUPPORT_EMAIL: 'help@plumbline.example' } });
const { app, ctx } = product;
const { get, login, mailsTo, post } = accountClient(product);
const { withPasskey } = factorClient(product);

/** Unique names and addresses in this database. */
const CANARY = { customerName: 'Zelda Quixworth', customerPhone: '(502) 555-0191', address: '77 Canary Row' };
const WORDS = ['Quixworth', '5025550191', '555-0191', 'zelda@', '77 Canary Row'];

const placesOf = (words: readonly string[]) => tablesHolding(database.pool, words);

/** Adds the idempotency key that the pages send. */
const keyed = (session: ReturnType<typeof as>) => ({
  ...session,
  headers: { 'idempotency-key': crypto.randomUUID() },
});

const rowsOf = async (query: string, values: unknown[]) => (await database.pool.query(query, values)).rows;

const erase = (email: string, session: ReturnType<typeof as>, typed = email) =>
  app.inject({ method: 'DELETE', url: '/api/account', payload: { email: typed }, ...session });

describe('a customer', () => {
  it('downloads all data about them, and deletes it: no identifying word is left anywhere', async () => {
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
    await withPasskey(session, 'The phone of Zelda Quixworth');
    const { secret } = (await post('/api/auth/authenticator-app/secret', {}, session)).json();
    await post('/api/auth/authenticator-app', { code: appCode(secret, ctx.clock.now()) }, session);
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
    expect(Object.keys(file.json().parts).join(' ')).toBe(
      'account passkeys authenticatorApp sessions devices identities registrations appointments serviceRequests ' +
        'photos workPhotos conversations bids outreach watches pipeline bidCalendar follows disputedFirms stay listing ' +
        'donations keptCard messages contacts',
    );
    expect(file.body).toContain('Canary Row');
    expect(file.json().parts.contacts.support).toHaveLength(2);
    expect(file.body).not.toContain(referralId);
    expect(file.body).not.toContain('payment_id');
    expect(file.body).not.toContain('argon2');
    expect(file.json().parts).toMatchObject({
      passkeys: [{ name: 'The phone of Zelda Quixworth' }],
      authenticatorApp: { user_id: id },
    });
    expect(file.body).not.toMatch(/public_key|sealed_secret|code_hash/);
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
    expect(told).toContainEqual(expect.stringContaining('The customer has canceled'));
  });
});

describe('a contractor', () => {
  it('leaves behind no listing that no one else knows, and no open bid', async () => {
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
    await database.pool.query('update contractors set proven_phone = phone where id = $1', [contractorId]);
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
    // The note of the erasure, which names the account by its id, leaves the queue.
    await product.runJobs();
    expect((await get(`/api/contractors/${contractorId}`)).statusCode).toBe(404);
    expect(await placesOf(['From Wim', 'Wim Vander', 'wim@example.com', id])).toEqual([]);
    const { rows } = await database.pool.query('select status from bids');
    expect(rows).toEqual([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
    const left = await database.pool.query('select status from referrals where contractor_id = $1', [contractorId]);
    expect(left.rows).toEqual([{ status: 'denied' }]);
  });
});

describe('another person with the same number', () => {
  const messagesTo = (number: string | null) =>
    rowsOf('select id, status, recipient, text from messages where recipient = $1 order by created_at, id', [number]);

  /** Creates a customer's account with this number in its profile. Returns their session. */
  async function aHolder(phone: string | null) {
    const { email } = await aUser(ctx, { phone: phone ?? '' });
    return { email, session: as(cookieOf(await login(email)) ?? '') };
  }

  it('gets pending messages, and keeps those sent and received', async () => {
    const contractor = await aContractor(ctx);
    const number = '+15025550163';
    const [leaving, staying] = [await aHolder(number), await aHolder(number)];
    const ask = async ({ email, session }: typeof leaving) => {
      const form = { customerPhone: number, customerEmail: email, selectedPlumberId: contractor.id };
      return (await post('/api/service-requests', aSubmission(form), keyed(session))).json().id as string;
    };
    const others = await ask(staying);
    await receiveText(ctx, { id: 'SM_neighbor', sender: number, body: 'HELP' });
    await product.runJobs();
    await handOver(ctx);
    const about = { kind: 'service-request', id: others } as const;
    const waiting = { channel: 'sms', to: number, about } as const;
    await sendMessages(ctx, [anOutgoingMessage({ ...waiting, notBefore: ctx.clock.now() })]);
    const before = await messagesTo(number);
    expect(before.map(({ status }) => status)).toEqual(expect.arrayContaining(['sent', 'queued']));
    const own = await ask(leaving);
    await product.runJobs();

    expect((await erase(leaving.email, leaving.session)).statusCode).toBe(200);
    expect(await messagesTo(number)).toEqual(before);
    expect(await rowsOf('select body from incoming_texts where sender = $1', [number])).toEqual([{ body: 'HELP' }]);
    expect(
      await rowsOf(`select from messages where about_id = $1 and (text <> '' or status = 'queued')`, [own]),
    ).toEqual([]);
    await handOver(ctx);
    const after = await messagesTo(number);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.every(({ status, text }) => status === 'sent' && text !== '')).toBe(true);
  });

  it('is a contractor whose messages are neither in the file nor held back because another person enters their number', async () => {
    const { phone, id: contractorId } = await aContractor(ctx);
    const { referralId } = await anAcceptedRequest(ctx, { selectedPlumberIds: [contractorId] });
    const before = await messagesTo(phone);
    expect(before).toContainEqual(expect.objectContaining({ status: 'queued' }));
    const { email, session } = await aHolder(phone);
    const form = { customerPhone: phone, customerEmail: email, selectedPlumberId: contractorId };
    const asked = await post('/api/service-requests', aSubmission(form), keyed(session));
    expect(asked.statusCode).toBe(201);
    const [own] = await rowsOf('select id from referrals where request_id = $1', [asked.json().id]);
    const file = (await get('/api/account/data', session)).body;
    expect(file).toContain(`/track/${asked.json().id}`);
    expect(file).not.toContain(referralId);
    expect(file).not.toContain(own.id);
    expect((await erase(email, session)).statusCode).toBe(200);
    expect(await messagesTo(phone)).toEqual(before);
  });
});

const aListing = async (owner: { id: string; email: string }, isKnownToSource: boolean) => {
  const listing = await aContractor(ctx, { ownerId: UserId.parse(owner.id), email: owner.email });
  if (isKnownToSource) {
    await database.pool.query(
      `insert into contractor_listings
        (source_id, external_id, contractor_id, facts, fingerprint, first_seen_at, last_changed_at)
      values ('demonstration', $1, $1, '{}', '', $2, $2)`,
      [listing.id, ctx.clock.now()],
    );
  }
  return { ...listing, phone: listing.phone ?? '' };
};

describe('a contractor’s number', () => {
  const change = `insert into contact_changes
    (id, contractor_id, channel, address, code_hash, created_at, expires_at, confirmed_at)
    values ('one_' || $1, $1, 'phone', $2, '', $3, $3, $3)`;
  const claimBy = (channel: string, at: string) => `insert into listing_claims
    (id, contractor_id, channel, code_hash, created_at, expires_at, confirmed_at)
    values ('${channel}_' || $1, $1, '${channel}', $2, $3, $3, $3::timestamptz ${at})`;

  it.each([
    { says: 'is theirs that they confirmed by a code', codes: [change], isTheirs: true },
    {
      says: 'is theirs that they took the listing over by',
      codes: [claimBy('phone', '')],
      known: true,
      isTheirs: true,
    },
    { says: 'may be anybody’s that they typed', codes: [], isTheirs: false },
    {
      says: 'may be anybody’s that they typed, and somebody else confirmed',
      codes: [claimBy('phone', '')],
      isTheirs: false,
    },
    {
      says: 'may be anybody’s that was confirmed before the listing was theirs',
      codes: [change, claimBy('phone', ''), claimBy('email', `+ interval '1 day'`)],
      known: true,
      isTheirs: false,
    },
  ])('$says', async ({ codes, known = false, isTheirs }) => {
    const contractorUser = await aUser(ctx, { role: 'craftsman' });
    const session = as(cookieOf(await login(contractorUser.email)) ?? '');
    const { id, phone } = await aListing(contractorUser, known);
    for (const code of codes) await database.pool.query(code, [id, phone, ctx.clock.now()]);
    const { id: other } = await aContractor(ctx);
    const to = (id: string) => ({ channel: 'sms', to: phone, about: { kind: 'contractor', id } }) as const;
    await sendMessages(ctx, [anOutgoingMessage(to(id)), anOutgoingMessage(to(other))]);
    await receiveText(ctx, { id: `SM_${id}`, sender: phone, body: 'ACCEPT' });

    expect((await erase(contractorUser.email, session)).statusCode).toBe(200);
    const query = 'select status, recipient, text from messages where about_id = $1';
    expect(await rowsOf(query, [id])).toEqual([{ status: 'suppressed', recipient: '', text: '' }]);
    expect(await rowsOf(query, [other])).toEqual([{ status: 'queued', recipient: phone, text: 'A job near you.' }]);
    expect(await rowsOf('select body from incoming_texts where sender = $1', [phone])).toEqual(
      isTheirs ? [] : [{ body: 'ACCEPT' }],
    );
  });
});

describe('the address of an account', () => {
  it('loses its messages, except pending ones about another person’s listing', async () => {
    const { email } = await aUser(ctx);
    const session = as(cookieOf(await login(email)) ?? '');
    const { id } = await aContractor(ctx, { email });
    const about = { kind: 'contractor', id } as const;
    await sendMessages(ctx, [anOutgoingMessage({ to: email, about, purpose: 'new-review' })]);
    await product.runJobs();
    await handOver(ctx);
    const waiting = anOutgoingMessage({ to: email, about, purpose: 'review-invitation' });
    await sendMessages(ctx, [{ ...waiting, notBefore: new Date(ctx.clock.now().getTime() + 60_000) }]);
    expect((await erase(email, session)).statusCode).toBe(200);
    const query = `select status, recipient, text <> '' as "hasWords" from messages where about_id = $1 order by purpose`;
    expect(await rowsOf(query, [id])).toEqual([
      { status: 'sent', recipient: '', hasWords: false },
      { status: 'queued', recipient: email, hasWords: true },
    ]);
  });

  it('keeps what another account holder wrote to support and gave it there', async () => {
    const [leaving, staying] = [await aUser(ctx), await aUser(ctx)];
    const [session, others] = [as(cookieOf(await login(leaving.email))), as(cookieOf(await login(staying.email)))];
    await post('/api/support/messages', { content: 'Write to my neighbor.', email: leaving.email }, keyed(others));
    expect((await erase(leaving.email, session)).statusCode).toBe(200);
    expect((await get('/api/account/data', others)).json().parts.contacts.support).toHaveLength(1);
  });
});
