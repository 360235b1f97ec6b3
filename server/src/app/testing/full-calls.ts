import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { aCall, aUser, PASSWORD } from '../../domains/accounts/fixtures.ts';
import { authenticateSession } from '../../domains/accounts/public.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { anOpenRequest } from '../../domains/service-requests/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import { accessRows, type Caller, type Named } from './access-rows.ts';
import { as } from './account-client.ts';
import type { TestApp } from './test-app.ts';

/** Matches words that appear in full calls and nowhere else in the product. */
export const CANARY = /zelda|quixworth|5550142|555-0142/i;

let people = 0;
const zeldasEmail = () => `zelda.quixworth.${(people += 1)}@example.com`;
const zelda = () => ({
  firstName: 'Zelda',
  lastName: 'Quixworth',
  phone: '(502) 555-0142',
  address: '77 Quixworth Lane',
  city: 'Louisville',
  state: 'KY',
  zipCode: '40204',
});
const SECRET = { password: 'Zelda-Secret-9', confirmPassword: 'Zelda-Secret-9' };
const REASON = { reason: 'Zelda Quixworth asked for it' };
const AT = { proposedDate: '2026-12-10', proposedTime: '14:00' };
const bidder = { name: 'Zelda Quixworth', company: 'Quixworth Drains', phone: '(502) 555-0142' };

interface Given extends Named {
  readonly user: User | null;
}
type Body = (ctx: Context, given: Given) => object | Promise<object>;

/** Returns the token of the newest link mailed to an address. */
async function mailedToken(ctx: Context, email: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ text: string }>(sql`
    select text from messages where recipient = ${email} order by created_at desc, id desc limit 1`);
  return /[?]token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** Complete bodies, with personal text in every field, for calls whose row in the matrix has less. */
const bodies: Readonly<Record<string, Body>> = {
  'POST /api/auth/register': () => ({ ...zelda(), ...SECRET, email: zeldasEmail() }),
  'POST /api/auth/login': async (ctx) => ({
    email: (await aUser(ctx, { email: zeldasEmail() })).email,
    password: PASSWORD,
  }),
  'POST /api/auth/forgot-password': async (ctx) => ({ email: (await aUser(ctx, { email: zeldasEmail() })).email }),
  'POST /api/auth/password': () => ({ ...SECRET, currentPassword: PASSWORD }),
  'POST /api/auth/confirm-password': () => ({ password: PASSWORD }),
  'POST /api/auth/second-factor': () => ({ code: 'Zelda Quixworth' }),
  'POST /api/auth/step-up': () => ({ code: 'Zelda Quixworth' }),
  'POST /api/auth/authenticator-app': () => ({ code: 'Zelda Quixworth' }),
  'PATCH /api/customer/profile/{id}': zelda,
  'PATCH /api/account/profile': zelda,
  'DELETE /api/account': (_ctx, { user }) => ({ email: user?.email }),
  'POST /api/process-voice-input': () => ({
    text: 'I am Zelda Quixworth, 502 555 0142, and my sink leaks',
    timeZone: 'America/New_York',
  }),
  'PUT /api/review-invitations/{id}/review': () => ({ rating: 4, reviewText: 'Zelda Quixworth was pleased.' }),
  'POST /api/review-answers/{id}': () => ({ text: 'Thank you, Zelda Quixworth.' }),
  'PATCH /api/listings/{key}': () => ({ specialties: ['Zelda drains'], serviceAreas: ['Quixworth'] }),
  'POST /api/bids': (_ctx, { own }) => ({ projectId: own, amount: 100, notes: 'Zelda Quixworth, (502) 555-0142' }),
  'POST /api/bot/generate-script': (_ctx, { own }) => ({
    projectId: own,
    bidderInfo: { ...bidder, email: zeldasEmail() },
  }),
  'POST /api/bot/outreach': (_ctx, { own }) => ({
    projectId: own,
    bidderName: bidder.name,
    bidderCompany: bidder.company,
    bidderPhone: bidder.phone,
    bidderEmail: zeldasEmail(),
    textHash: 'quixworth',
  }),
  'POST /api/service-requests': async (ctx) => ({
    customerName: 'Zelda Quixworth',
    customerPhone: '(502) 555-0142',
    customerEmail: zeldasEmail(),
    address: '77 Quixworth Lane',
    city: 'Louisville',
    state: 'KY',
    zipCode: '40204',
    description: 'The sink of Zelda Quixworth drips into the cabinet.',
    smsConsent: true,
    selectedPlumberId: (await aContractor(ctx)).id,
  }),
  'POST /api/find-request': () => ({ email: zeldasEmail() }),
  'POST /api/contractor-response': (_ctx, { own, beside }) => ({
    serviceRequestId: own,
    contractorId: beside,
    response: 'propose',
    ...AT,
    message: 'For Zelda Quixworth',
    estimatedCost: '$100 of Zelda',
    serviceDetails: 'The sink of Zelda Quixworth',
  }),
  'POST /api/contractor-responses': (ctx, given) => bodies['POST /api/contractor-response']?.(ctx, given) ?? {},
  'POST /api/customer-response': (_ctx, { own, beside }) => ({
    responseId: own,
    requestId: beside,
    action: 'propose',
    proposedDateTime: '2026-12-10T14:00',
    customerMessage: 'I am Zelda Quixworth',
  }),
  'POST /api/referrals/{id}/bad-connection': (_ctx, { beside }) => ({
    contractorId: beside,
    reason: 'unreachable',
    note: 'Zelda Quixworth never answers',
  }),
  'POST /api/craftsman/bids': async (ctx, { own }) => ({
    craftsmanId: own,
    projectId: (await anOpenRequest(ctx)).opportunityId,
    bidAmount: 200,
    proposalDetails: 'New trap for Zelda Quixworth',
    ...AT,
  }),
  'POST /api/scheduling/create-appointment': () => ({
    ...AT,
    serviceType: 'plumbing',
    location: '77 Quixworth Lane',
    notes: 'Ask for Zelda Quixworth',
    customerName: 'Zelda Quixworth',
    customerEmail: zeldasEmail(),
    customerPhone: '(502) 555-0142',
  }),
  'POST /api/scheduling/{id}/reschedule': () => ({ ...AT, note: 'Zelda Quixworth is out' }),
  'POST /api/scheduling/{id}/cancel': () => ({ note: 'Zelda Quixworth is out' }),
  'POST /api/scheduling/{id}/no-show': () => ({ note: 'Zelda Quixworth was out' }),
  'PATCH /api/craftsman/profile/{id}': () => ({
    contactName: 'Zelda Quixworth',
    specialties: ['Zelda drains'],
    serviceAreas: ['Quixworth'],
    licenseNumber: 'QUIXWORTH-1',
  }),
  'POST /api/craftsman/listings': () => ({
    companyName: 'Quixworth Drains',
    contactName: 'Zelda Quixworth',
    trades: ['plumbing'],
    address: '77 Quixworth Lane',
    zipCode: '40204',
    phone: '(502) 555-0142',
  }),
  'POST /api/craftsman/contact-changes': () => ({ channel: 'email', address: zeldasEmail() }),
  'POST /api/operator/erasures/look': () => ({ email: zeldasEmail(), phone: '(502) 555-0142' }),
  'POST /api/operator/erasures': () => {
    const email = zeldasEmail();
    return { email, emailAgain: email, phone: '(502) 555-0142', phoneAgain: '(502) 555-0142', proof: 'documents' };
  },
  'POST /api/operator/accounts/{id}/suspended': () => ({ suspended: true, ...REASON }),
  'POST /api/operator/messages/{id}/resend': () => REASON,
  'POST /api/operator/messages/{id}/cancel': () => REASON,
  'POST /api/operator/messages/{id}/read': () => REASON,
  'POST /api/operator/contractors/{id}/hidden': () => ({ hidden: true, ...REASON }),
  'POST /api/operator/contractors/{id}/featured': () => ({ featured: true, ...REASON }),
  'POST /api/operator/reviews/{id}/hidden': () => ({ hidden: true, ...REASON }),
  'POST /api/operator/payments/{id}/refund': () => REASON,
  'POST /api/operator/connection-reports/{id}': () => ({ refund: true, ...REASON }),
  'POST /api/create-payment-intent': () => ({
    amount: 5,
    email: zeldasEmail(),
    description: 'From Zelda Quixworth',
  }),
  'POST /api/push/subscriptions': () => ({
    endpoint: `https://push.example/zelda-${crypto.randomUUID()}`,
    keys: { p256dh: `quixworth${'x'.repeat(78)}`, auth: 'quixworth-zelda-xx' },
  }),
  'POST /api/test-webpush': () => ({ title: 'Zelda', message: 'Quixworth' }),
  'POST /api/test-email': () => ({ email: zeldasEmail(), subject: 'Zelda', message: 'Quixworth' }),
  'POST /api/support/messages': () => ({ content: 'I am Zelda Quixworth', email: zeldasEmail() }),
  'PUT /api/account/contact-channels': () => ({ email: false }),
  'POST /api/dev/mailbox/{id}/reply': () => ({ text: 'I am Zelda Quixworth' }),
};

/** Calls that continue from a mailed link. */
const mailed: Readonly<Record<string, (product: TestApp) => Promise<object>>> = {
  'POST /api/auth/verify-email': async ({ app, ctx }) => {
    const payload = { ...zelda(), ...SECRET, email: zeldasEmail() };
    await app.inject({ method: 'POST', url: '/api/auth/register', payload });
    return { ...SECRET, token: await mailedToken(ctx, payload.email) };
  },
  'POST /api/auth/reset-password': async ({ app, ctx }) => {
    const { email } = await aUser(ctx, { email: zeldasEmail() });
    await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
    return { ...SECRET, token: await mailedToken(ctx, email) };
  },
};

/** Anyone may make these calls, but they have an effect only with a session. */
const OFTEN_SIGNED_IN = new Set([
  'POST /api/auth/logout',
  'DELETE /api/push/subscriptions/{id}',
  'POST /api/test-webpush',
]);

/** A complete and allowed call, with the secrets it must not leak. */
export interface FullCall {
  readonly method: string;
  /** With its ids, without its query. */
  readonly path: string;
  readonly query: string;
  readonly payload: object | undefined;
  readonly headers: InjectOptions['headers'];
  readonly cookies: Record<string, string> | undefined;
  /** Ids and secrets in the call. */
  readonly secrets: readonly string[];
}

/** Returns a call of this route, with new objects to name and a new session of an account that may make it. */
export async function fullCall(product: TestApp, route: string): Promise<FullCall> {
  const { ctx } = product;
  const row = accessRows[route];
  if (row === undefined) throw new Error(`${route} has no row in access-rows.ts`);
  const { token, caller, user } = await signedIn(ctx, row.access ?? 'anyone', route);
  const named: Named = 'named' in row ? await row.named(ctx, caller) : { own: '', foreign: '' };
  const beside = named.beside ?? '';
  const rowsPayload =
    'named' in row ? row.payload?.(decodeURIComponent(named.own), beside) : 'payload' in row && row.payload;
  const more =
    mailed[route] === undefined ? await bodies[route]?.(ctx, { ...named, user }) : await mailed[route](product);
  const payload = rowsPayload || more ? { ...(rowsPayload || undefined), ...more } : undefined;
  const query = 'named' in row ? row.query?.(named.own, beside) : 'query' in row ? row.query : undefined;
  const key = `quixworth-${crypto.randomUUID()}`;
  const [method = '', path = ''] = route.split(' ');
  return {
    method,
    path: path.replace(/\{\w+\}/, named.own),
    query: query ?? '',
    payload,
    headers: { 'idempotency-key': key, 'user-agent': 'Zelda Quixworth' },
    cookies: token === null ? undefined : as(token).cookies,
    secrets: [key, token ?? '', ...(row.access === undefined ? [named.own] : [])].filter((secret) => secret.length > 8),
  };
}

async function signedIn(
  ctx: Context,
  access: string,
  route: string,
): Promise<{ token: string | null; caller: Caller; user: User | null }> {
  if (access === 'anyone' && !OFTEN_SIGNED_IN.has(route)) return { token: null, caller: null, user: null };
  const role = access === 'craftsman' || access === 'operator' ? access : 'customer';
  const user = await aUser(ctx, { role, email: zeldasEmail(), firstName: 'Zelda', lastName: 'Quixworth' });
  if (role === 'craftsman' && route !== 'POST /api/craftsman/listings')
    await aContractor(ctx, { ownerId: user.id, contactName: 'Zelda Quixworth' });
  const token = await startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: true });
  return { token, caller: await authenticateSession(ctx, token), user };
}

export const send = (product: TestApp, { method, path, query, payload, headers, cookies }: FullCall) =>
  product.app.inject({
    method: method as 'GET',
    url: path + query,
    ...(payload && { payload }),
    ...(headers && { headers }),
    ...(cookies && { cookies }),
  });
