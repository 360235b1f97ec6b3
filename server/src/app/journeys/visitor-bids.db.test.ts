import cookie from '@fastify/cookie';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { bidsPort } from '../../domains/bids/public.ts';
import { routes as bidRoutes } from '../../domains/bids/routes.ts';
import { aProject } from '../../domains/projects/fixtures.ts';
import { routes as projectRoutes, streamRoutes } from '../../domains/projects/routes.ts';
import { heldSecrets } from '../../kernel/http/held-secrets.ts';
import { mountEndpoints } from '../../kernel/http/mount-endpoints.ts';
import { problemReplies } from '../../kernel/http/problem-replies.ts';
import { sessionCookie } from '../../kernel/http/session-cookie.ts';
import { visitorCookie } from '../../kernel/http/visitor-cookie.ts';
import { keepsNothing } from '../../kernel/kept-answers.ts';
import { ownSecret } from '../../kernel/own-secret.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { stillStreams } from '../../kernel/testing/streams.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';

const database = await testDatabase();
const base = testContext(database.db, { ports: { bids: bidsPort() } });
const secret = await ownSecret(database.db, 'cookies');
const app = await serve(secret, true);
afterAll(() => app.close());

/** The calls of projects and bids as the product mounts them. */
async function serve(secret: string, secure: boolean) {
  const app = Fastify();
  problemReplies(app);
  await app.register(cookie);
  const visitors = visitorCookie({ secret, secure });
  const contextFor = (request: FastifyRequest) => ({
    ...base,
    actor: { kind: 'visitor' as const, visitorId: visitors.read(request) },
  });
  const rateLimit = () => ({});
  const mount = mountEndpoints(app, {
    contextFor,
    rateLimit,
    visitors,
    sessions: sessionCookie({ secure, maxAgeDays: 1 }),
    requireStepUp: async () => undefined,
    held: heldSecrets({ secret, secure }),
  });
  projectRoutes(mount, keepsNothing);
  streamRoutes(app, { contextFor, rateLimit, streams: stillStreams });
  bidRoutes(mount);
  return app;
}

const bid = (projectId: string, cookies: Record<string, string> = {}, on = app) =>
  on.inject({ method: 'POST', url: '/api/bids', cookies, payload: { projectId, amount: 0, status: 'submitted' } });
const get = (url: string, cookies: Record<string, string> = {}) => app.inject({ url, cookies });
const cookieOf = (reply: Awaited<ReturnType<typeof bid>>) => reply.cookies[0] as { name: string; value: string };

describe('a visitor', () => {
  it('gets no cookie for viewing pages', async () => {
    await aProject(base);
    for (const url of ['/api/projects', '/api/projects/map', '/api/projects/facets', '/api/stats', '/api/export']) {
      const reply = await get(url);
      expect([url, reply.statusCode, reply.cookies]).toEqual([url, 200, []]);
    }
  });

  it('gets one for the first bid, which scripts and other sites can’t use', async () => {
    const reply = await bid(await aProject(base));
    expect(reply.statusCode).toBe(201);
    expect(reply.cookies).toEqual([
      {
        name: 'plumbline_visitor',
        value: expect.stringMatching(/^vs_\w{22}\..+/),
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
        path: '/',
        maxAge: 34_560_000,
      },
    ]);
    expect(reply.json()).not.toHaveProperty('visitorId');
    const plain = await serve(secret, false);
    expect((await bid(await aProject(base), {}, plain)).cookies[0]).not.toHaveProperty('secure');
    await plain.close();
  });

  it('sees their projects in review in list, map, details and export, while others do not', async () => {
    const id = await aProject(base, { county: 'Oldham County' });
    const { name, value } = cookieOf(await bid(id));
    const statuses = async (cookies: Record<string, string>) => {
      const [list, details, map, file] = await Promise.all([
        get('/api/projects?county=oldham&status=bidding-open', cookies),
        get(`/api/projects/${id}`, cookies),
        get('/api/projects/map?county=oldham', cookies),
        get('/api/export?county=oldham', cookies),
      ]);
      return [list.json()[0], details.json(), map.json().points[0], file.json()[0]].map(({ status }) => status);
    };
    expect(await statuses({ [name]: value })).toEqual(Array(4).fill('in-review'));
    expect(await statuses({})).toEqual(Array(4).fill('bidding-open'));
    const other = cookieOf(await bid(await aProject(base)));
    expect(await statuses({ [other.name]: other.value })).toEqual(Array(4).fill('bidding-open'));
  });

  it('can’t bid twice, nor use the cookie to act as another', async () => {
    const id = await aProject(base);
    const { name, value } = cookieOf(await bid(id));
    const again = await bid(id, { [name]: value });
    expect([again.statusCode, again.json().code]).toEqual([409, 'already-happened']);
    const [visitorId] = value.split('.');
    for (const forged of [`${visitorId}`, `${visitorId}.x`, value.replace('vs_', 'vt_'), `${value}x`]) {
      expect((await get(`/api/projects/${id}`, { [name]: forged })).json().status).toBe('bidding-open');
    }
    const foreign = await serve('another secret of thirty-two letters', true);
    expect((await bid(id, { [name]: value }, foreign)).statusCode).toBe(201);
    await foreign.close();
  });
});

describe('the calls', () => {
  it('count in X-Total-Count, link to the next page in Link, and omit it at the end', async () => {
    for (let n = 0; n < 3; n += 1) await aProject(base, { county: 'Spencer County' });
    const first = await get('/api/projects?county=Spencer%20County&limit=2');
    expect(first.headers['x-total-count']).toBe('3');
    const next = /^<(\/api\/projects\?.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1];
    const second = await get(next ?? '');
    expect(second.json()).toHaveLength(1);
    expect(second.headers).toMatchObject({ 'x-total-count': '3' });
    expect(second.headers).not.toHaveProperty('link');
  });

  it.each([
    ['/api/projects?cursor=x', 'cursor'],
    ['/api/projects?limit=501', 'limit'],
    ['/api/projects?sort=oldest', 'sort'],
    ['/api/projects?county=Fayette', 'county'],
    ['/api/projects?projectType=residential&projectType=castle', 'projectType.1'],
    ['/api/projects/map?west=-181', 'west'],
    ['/api/projects/facets?budgetRange=free', 'budgetRange'],
    [`/api/projects?search=${'a'.repeat(201)}`, 'search'],
    ['/api/export?format=xml', 'format'],
    ['/api/export?status=lost', 'status.0'],
  ])('GET %s is refused, naming %s', async (url, field) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it.each([
    ['', 'application/json; charset=utf-8', 'projects.json'],
    ['?format=csv', 'text/csv; charset=utf-8; header=present', 'projects.csv'],
    ['?format=geojson', 'application/geo+json; charset=utf-8', 'projects.geojson'],
    ['?format=blds', 'text/csv; charset=utf-8; header=present', 'permits.csv'],
    ['?format=ocds', 'application/json; charset=utf-8', 'tenders.json'],
  ])('GET /api/export%s is a file', async (query, type, name) => {
    const { headers } = await get(`/api/export${query}`);
    expect(headers).toMatchObject({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
  });

  it('refuse invalid amounts and notes, and unknown projects', async () => {
    const projectId = await aProject(base);
    const post = async (payload: object) => {
      const reply = await app.inject({ method: 'POST', url: '/api/bids', payload: { projectId, ...payload } });
      return [reply.statusCode, ...Object.keys(reply.json().fields ?? {})];
    };
    expect(await post({ amount: -1 })).toEqual([400, 'amount']);
    expect(await post({ amount: 'much' })).toEqual([400, 'amount']);
    expect(await post({ amount: 1e12 })).toEqual([400, 'amount']);
    expect(await post({ notes: 'n'.repeat(2001) })).toEqual([400, 'notes']);
    expect(await post({ status: 'accepted' })).toEqual([400, 'status']);
    expect(await post({ projectId: '../etc' })).toEqual([404]);
    expect(await post({ projectId: 'pj_nowhere' as ProjectId })).toEqual([404]);
    expect(await post({ projectId: undefined })).toEqual([400, 'projectId']);
    expect(await post({ amount: '', status: null, notes: null })).toEqual([201]);
  });

  it('share one secret, created once', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => ownSecret(database.db, 'shared')));
    expect(new Set(secrets).size).toBe(1);
    expect(await ownSecret(database.db, 'cookies')).toBe(secret);
  });
});
