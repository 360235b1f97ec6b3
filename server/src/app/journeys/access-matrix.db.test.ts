import { json } from 'node:stream/consumers';
import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { inTurn } from '@plumbline/contract/kernel/testing/sample.ts';
import { describe, expect, it } from 'vitest';
import { aCall, aUser } from '../../domains/accounts/fixtures.ts';
import { authenticateSession } from '../../domains/accounts/public.ts';
import { startSession } from '../../domains/accounts/use-cases/start-session.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { isWebBuilt } from '../http/web-pages.ts';
import { accessLists, type Reader, withoutContents } from '../testing/access-lists.ts';
import { accessRows, type Caller, type Row } from '../testing/access-rows.ts';
import { as } from '../testing/account-client.ts';
import { MALFORMED, namedObjects, UNKNOWN } from '../testing/named-objects.ts';
import { routesOf } from '../testing/route-list.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app, ctx } = await testApp(database);
const { app: publicDemonstration } = await testApp(database, { devToken: 'printed at the start' });

const callers = {
  'no session': null,
  customer: await aUser(ctx),
  'another customer': await aUser(ctx),
  craftsman: await aListedContractor(),
  'another craftsman': await aListedContractor(),
  operator: await aUser(ctx, { role: 'operator' }),
} as const satisfies Record<string, User | null>;
/** Two people of one role differ only in their ids: a sample has one of each pair. */
const taken = inTurn('callers', [/^(?!another c)/, /^(?!customer|craftsman)/]);
const asking = Object.entries(callers).filter(([name]) => taken.some((pattern) => pattern.test(name)));
async function aListedContractor(): Promise<User> {
  const user = await aUser(ctx, { role: 'craftsman' });
  await aContractor(ctx, { ownerId: user.id });
  return user;
}

interface Operation {
  readonly 'x-access'?: string;
  readonly 'x-step-up'?: boolean;
}
const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
// Pages are not calls.
const calls = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/'));
const routes = calls.flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path}`,
    access: operation['x-access'] ?? 'anyone',
    stepUp: operation['x-step-up'] ?? false,
  })),
);

/** A new session for every call: some calls end theirs. */
async function sessionOf(user: User | null): Promise<{ token: string | undefined; caller: Caller }> {
  if (user === null) return { token: undefined, caller: null };
  const token = await startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: true });
  return { token, caller: await authenticateSession(ctx, token) };
}

/** Returns how `access` refuses this caller; null if it admits them. */
function refused({ access = 'anyone' }: Row, user: User | null): number | null {
  if (access === 'anyone') return null;
  if (user === null) return 401;
  return access === 'signed-in' || access === user.role ? null : 403;
}

async function call(route: string, token: string | undefined, query = '', payload?: object, id = '') {
  const [method, path = ''] = route.split(' ');
  const reply = await app.inject({
    method: method as 'GET',
    url: path.replace(/\{\w+\}/, id) + query,
    payloadAsStream: true,
    ...(payload && { payload }),
    ...(token && as(token)),
  });
  const type = reply.headers['content-type']?.toString() ?? '';
  if (type.startsWith('text/event-stream')) reply.stream().destroy(); // It has no end.
  const { traceId: _, ...body } = type.includes('json') ? ((await json(reply.stream())) as { traceId?: string }) : {};
  return { status: reply.statusCode, type, body: JSON.stringify(body) };
}

type PlainRow = Extract<Row, { status: number }>;
type NamingRow = Extract<Row, { own: unknown }>;
const named = namedObjects(ctx);
const plainRows = Object.entries(accessRows).filter((entry): entry is [string, PlainRow] => 'status' in entry[1]);
const namingRows = Object.entries(accessRows).filter((entry): entry is [string, NamingRow] => 'own' in entry[1]);

describe('every route of the OpenAPI document', () => {
  it('has a row, and every row has a route', () => {
    expect(routes.map(({ route }) => route).sort()).toEqual(Object.keys(accessRows).sort());
  });

  it.each(routes)('$route lets in whom its row says', ({ route, access }) => {
    expect(access).toBe(accessRows[route]?.access ?? 'anyone');
  });
});

describe.each(asking)('%s', (_name, user) => {
  it.each(plainRows)('%s', async (route, row) => {
    const { token } = await sessionOf(user);
    const access = row.access ?? row.follows;
    const refusal = refused({ ...row, ...(access && { access }) }, user);
    const answered = user?.role === 'operator' ? (row.ofOperator ?? row.status) : row.status;
    expect((await call(route, token, row.query, row.payload)).status).toBe(refusal ?? answered);
  });

  it.each(namingRows)('%s', async (route, row) => {
    const { token, caller } = await sessionOf(user);
    const refusal = refused(row, user);
    const { own, foreign, beside = '' } = await named(route, row.named, caller, refusal !== null);
    const answer = (id: string) =>
      call(route, token, row.query?.(id, beside), row.payload?.(decodeURIComponent(id), beside), id);
    // The caller's own goes last, because it may change its object.
    const answers = {
      foreign: await answer(foreign),
      unknown: await answer(UNKNOWN),
      malformed: await answer(MALFORMED),
      own: await answer(own),
    };
    expect(Object.entries(answers).map(([kind, { status }]) => [kind, status])).toEqual([
      ['foreign', refusal ?? row.foreign],
      ['unknown', refusal ?? row.foreign],
      ['malformed', refusal ?? row.malformed],
      ['own', refusal ?? (typeof row.own === 'function' ? row.own(caller) : row.own)],
    ]);
    // If the form of an id is checked first, malformed ids get that error.
    const { foreign: another, unknown, malformed } = answers;
    const alike = malformed.status === another.status ? [another, unknown, malformed] : [another, unknown];
    expect(new Set(alike.map(({ status, body }) => (status < 400 ? '' : body))).size).toBe(1);
  });
});

describe('an action of an operator', () => {
  const acts = namingRows.filter(([route, { access }]) => access === 'operator' && !route.startsWith('GET '));

  it.each(acts.filter(([, { own }]) => own === 200))('is in the audit log: %s', async (route, row) => {
    const { token, caller } = await sessionOf(callers.operator);
    const lines = async () => (await database.pool.query('select from audit_log')).rowCount;
    const before = (await lines()) ?? 0;
    const { own, beside = '' } = await row.named(ctx, caller);
    const { status } = await call(route, token, row.query?.(own, beside), row.payload?.(own, beside), own);
    expect([status, await lines()]).toEqual([200, before + 1]);
  });
});

describe('an operator', () => {
  const operatorRoutes = routes.filter(({ access }) => access === 'operator');
  const grave = routes.filter(({ stepUp }) => stepUp);

  it.each(operatorRoutes)('without a second factor is let into nothing: $route', async ({ route }) => {
    const token = await startSession(ctx, callers.operator, aCall(), { serviceRequestIds: [], factorProven: false });
    const { status, body } = await call(route, token, '', {}, UNKNOWN);
    expect([status, JSON.parse(body).code]).toEqual([403, 'second-factor-required']);
  });

  it.each(grave)('proves a factor again before something grave: $route', async ({ route }) => {
    const { token, caller } = await sessionOf(callers.operator);
    await database.pool.query(`update sessions set factor_at = factor_at - interval '11 minutes' where id = $1`, [
      caller?.sessionId,
    ]);
    const { status, body } = await call(route, token, '', {}, UNKNOWN);
    expect([status, JSON.parse(body).code]).toEqual([403, 'step-up-required']);
  });

  it('needs a fresh factor for money, erasure, suspension, and changes of the factors', () => {
    expect(grave.map(({ route }) => route).sort()).toEqual([
      'DELETE /api/account',
      'DELETE /api/auth/authenticator-app',
      'DELETE /api/auth/passkeys/{id}',
      'POST /api/auth/authenticator-app/secret',
      'POST /api/auth/passkeys/options',
      'POST /api/auth/recovery-codes',
      'POST /api/operator/accounts/{id}/suspended',
      'POST /api/operator/connection-reports/{id}',
      'POST /api/operator/erasures',
      'POST /api/operator/payments/{id}/refund',
    ]);
  });
});

describe('data that only its owner sees', () => {
  const shown = calls.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const access = operation['x-access'] ?? 'anyone';
      return method === 'get' && access !== 'anyone' && access !== 'operator' ? [`GET ${path}`] : [];
    }),
  );

  it('is covered completely by this list', () => {
    expect([...Object.keys(accessLists), ...withoutContents].sort()).toEqual(shown.sort());
  });

  const roleOf = (route: string) => (accessRows[route]?.access === 'customer' ? 'customer' : 'craftsman');
  async function aReader(role: 'customer' | 'craftsman'): Promise<{ reader: Reader; token: string }> {
    const user = await aUser(ctx, { role });
    const contractorId = role === 'craftsman' ? (await aContractor(ctx, { ownerId: user.id })).id : '';
    const token = await startSession(ctx, user, aCall(), { serviceRequestIds: [], factorProven: false });
    const account = await authenticateSession(ctx, token);
    if (account === null) throw new Error('Nobody is signed in');
    return { token, reader: { account, email: user.email, contractorId } };
  }

  it.each(Object.entries(accessLists))('%s', async (route, fill) => {
    const [one, other] = [await aReader(roleOf(route)), await aReader(roleOf(route))];
    const [ofOne, ofOther] = [await fill(ctx, one.reader), await fill(ctx, other.reader)];
    for (const [{ reader, token }, own, foreign] of [
      [one, ofOne, ofOther],
      [other, ofOther, ofOne],
    ] as const) {
      const row = accessRows[route];
      const query = row && 'named' in row ? row.query?.(reader.account.userId, '') : '';
      const { status, body } = await call(route, token, query);
      expect([status, body.includes(own), body.includes(foreign)], `${own} and not ${foreign} in ${body}`).toEqual([
        200,
        true,
        false,
      ]);
    }
  });
});

describe('routes that the document hides', () => {
  const documented = new Set(routes.map(({ route }) => route.replaceAll(/\{(\w+)\}/g, ':$1')));
  /** Static files and the web app's pages are not calls; the API document's reader is a static file, too. */
  const isCall = (url: string) => /^(\/es)?\/(api|dev|healthz|readyz)(\/|$)/.test(url) && !url.startsWith('/api/docs');
  const hidden = routesOf(app)
    .filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && isCall(url))
    .map(({ method, url }) => `${method} ${url}`)
    .filter((route) => !documented.has(route));

  /** The answer everyone gets, and whether visitors without the token of a shared demonstration have the route. */
  const hiddenRows: Readonly<Record<string, { status: number; isPublic: boolean }>> = {
    'GET /healthz': { status: 200, isPublic: true },
    'GET /readyz': { status: 200, isPublic: true },
    'GET /api/openapi.json': { status: 200, isPublic: true },
    // They need the parameters of a sign-in in progress.
    'GET /dev/google': { status: 400, isPublic: false },
    'GET /dev/google/continue': { status: 400, isPublic: false },
    ...(isWebBuilt()
      ? { 'GET /dev/*': { status: 200, isPublic: false }, 'GET /es/dev/*': { status: 200, isPublic: false } }
      : {}),
  };
  const example = (route: string) => route.slice('GET '.length).replace('*', 'mailbox');

  it('have one row each, and each row has a route', () => {
    expect(hidden.sort()).toEqual(Object.keys(hiddenRows).sort());
  });

  describe.each(asking)('%s', (_name, user) => {
    it.each(Object.entries(hiddenRows))('%s', async (route, { status, isPublic }) => {
      const { token } = await sessionOf(user);
      const open = await app.inject({ url: example(route), ...(token && as(token)) });
      const guarded = await publicDemonstration.inject({ url: example(route), ...(token && as(token)) });
      expect([open.statusCode, guarded.statusCode]).toEqual([status, isPublic ? status : 404]);
    });

    it.each(routes.filter(({ route }) => route.includes('/api/dev/')))(
      '$route is not there in a demonstration that others reach',
      async ({ route }) => {
        const { token } = await sessionOf(user);
        const [method, path = ''] = route.split(' ');
        const url = path.replace(/\{\w+\}/, 'msg_1');
        const reply = await publicDemonstration.inject({ method: method as 'GET', url, ...(token && as(token)) });
        expect(reply.statusCode).toBe(404);
      },
    );
  });
});
