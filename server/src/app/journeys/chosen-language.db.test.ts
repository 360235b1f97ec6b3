import type { ReferralId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aUser } from '../../domains/accounts/fixtures.ts';
import { aBooking } from '../../domains/appointments/fixtures.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { contactOf } from '../../domains/directory/public.ts';
import { aSilentRequest, aSubmission } from '../../domains/service-requests/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { accountClient, as, type CallOptions, cookieOf } from '../testing/account-client.ts';
import { testApp } from '../testing/test-app.ts';

const product = await testApp(await testDatabase());
const { ctx } = product;
const { login, mailTo, post, register } = accountClient(product);
const onSpanishPage: CallOptions = { headers: { 'accept-language': 'es' } };

/** An account that has chosen Spanish in its settings, and a call of its browser from an English page. */
async function chooser(role: 'customer' | 'craftsman') {
  const user = await aUser(ctx, { role });
  const session = as(cookieOf(await login(user.email)));
  await product.app.inject({ method: 'PATCH', url: '/api/account/profile', payload: { language: 'es' }, ...session });
  await product.runJobs();
  return { user, session };
}

/** Denies a new request by the contractor's link. Returns the language in which the contractor is written to then. */
async function languageAfterAnswer(contractorId: Parameters<typeof contactOf>[1], page: CallOptions) {
  const request = await aSilentRequest(ctx, { selectedPlumberIds: [contractorId] });
  const serviceRequestId = request.referralIds[0] as ReferralId;
  await post('/api/contractor-response', { serviceRequestId, contractorId, response: 'deny', source: 'web' }, page);
  return (await contactOf(ctx, contractorId))?.language;
}

/** The languages of the rows that name an email address. */
async function languagesIn(table: string, column: string, email: string): Promise<unknown[]> {
  const { rows } = await ctx.db.execute(
    sql`select language from ${sql.identifier(table)} where ${sql.identifier(column)} = ${email}`,
  );
  return rows.map(({ language }) => language);
}

it('outlives an answer on a page in another language', async () => {
  const { user } = await chooser('craftsman');
  const contractor = await aContractor(ctx, { ownerId: user.id, language: 'es' });
  expect(await languageAfterAnswer(contractor.id, {})).toBe('es');
});

it('leaves messages to an account that has chosen none in the language of its latest answer', async () => {
  const { id: ownerId } = await aUser(ctx, { role: 'craftsman' });
  const contractor = await aContractor(ctx, { ownerId });
  expect(await languageAfterAnswer(contractor.id, onSpanishPage)).toBe('es');
  expect(await languageAfterAnswer(contractor.id, {})).toBe('en');
});

it('is that of requests, appointments and donations from a page in another language', async () => {
  const { session } = await chooser('customer');
  const contractor = await aContractor(ctx);
  const email = 'pat.writes@example.com';
  const booking = aBooking({ serviceRequestId: null, contractorId: null, customerEmail: email });
  await post('/api/service-requests', aSubmission({ selectedPlumberId: contractor.id, customerEmail: email }), session);
  await post('/api/scheduling/create-appointment', booking, session);
  await post('/api/create-payment-intent', { amount: 10, email }, session);
  expect([
    await languagesIn('service_requests', 'customer_email', email),
    await languagesIn('appointments', 'customer_email', email),
    await languagesIn('payments', 'email', email),
  ]).toEqual([['es'], ['es'], ['es']]);
});

it('is that of requests that an account takes when it signs in', async () => {
  const { user } = await chooser('customer');
  const request = await aSilentRequest(ctx, { selectedPlumberIds: [(await aContractor(ctx)).id] });
  const sent = await aSilentRequest(ctx, {
    selectedPlumberIds: [(await aContractor(ctx)).id],
    customerEmail: user.email,
  });
  await login(user.email, { serviceRequestIds: [request.id] });
  expect([(await request.request()).language, (await sent.request()).language]).toEqual(['es', 'es']);
});

it('is that of a listing that an account adds from a page in another language', async () => {
  const { session } = await chooser('craftsman');
  const added = await post(
    '/api/craftsman/listings',
    { companyName: 'Cedar Grove Plumbing', zipCode: '40202', trades: ['plumbing'] },
    session,
  );
  expect((await contactOf(ctx, added.json().contractorId))?.language).toBe('es');
});

it('is that of a listing that an account takes when it signs in', async () => {
  const { user } = await chooser('craftsman');
  const contractor = await aContractor(ctx, { email: user.email, isClaimed: false });
  await login(user.email);
  expect((await contactOf(ctx, contractor.id))?.language).toBe('es');
});

it('is that of the mail about a second registration', async () => {
  const { user } = await chooser('customer');
  await register(user.email);
  expect((await mailTo(user.email)).text).toContain('https://plumbline.example/es/login');
});
