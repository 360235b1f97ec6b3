import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { aCall, aUser } from '../../domains/accounts/fixtures.ts';
import { authenticateSession } from '../../domains/accounts/public.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import type { Context } from '../../kernel/context.ts';
import type { Caller, Named } from './access-row.ts';
import { accessRows } from './access-rows.ts';
import { as, browserOf, type CallOptions } from './account-client.ts';
import { fullBodies, SECRET, zelda, zeldasEmail } from './full-bodies.ts';
import type { TestApp } from './test-app.ts';

/** Returns the token of the newest link mailed to an address. */
async function mailedToken(ctx: Context, email: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ text: string }>(sql`
    select text from messages where recipient = ${email} order by created_at desc, id desc limit 1`);
  return /[?]token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

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

/** Calls from a browser whose answers the server keeps, with contractors chosen. */
const DRAFTED = new Set(['POST /api/service-request-draft/submission', 'DELETE /api/service-request-draft']);

async function draftCookies({ app, ctx }: TestApp): Promise<CallOptions['cookies']> {
  const payload = { contractorIds: [(await aContractor(ctx)).id] };
  return browserOf(await app.inject({ method: 'POST', url: '/api/service-request-draft/contractors', payload }))
    .cookies;
}

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

/** Calls whose body is a file. */
const files: Readonly<Record<string, () => Buffer>> = {
  'POST /api/service-requests/{id}/photos': () => Buffer.from('\xff\xd8\xff Zelda Quixworth, (502) 556-0142', 'latin1'),
  'POST /api/operator/source-files': () => Buffer.from(`Number,Contact\nB-1,${zeldasEmail()}`),
};

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
    mailed[route] === undefined ? await fullBodies[route]?.(ctx, { ...named, user }) : await mailed[route](product);
  const payload = rowsPayload || more ? { ...(rowsPayload || undefined), ...more } : undefined;
  const file = files[route]?.();
  const query = 'named' in row ? row.query?.(named.own, beside) : 'query' in row ? row.query : undefined;
  const key = `quixworth-${crypto.randomUUID()}`;
  const [method = '', path = ''] = route.split(' ');
  return {
    method,
    path: path.replace(/\{\w+\}/, named.own),
    query: query ?? '',
    payload: file ?? payload,
    headers: {
      'idempotency-key': key,
      'user-agent': 'Zelda Quixworth',
      ...(file && { 'content-type': 'application/octet-stream' }),
    },
    cookies: DRAFTED.has(route) ? await draftCookies(product) : token === null ? undefined : as(token).cookies,
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
