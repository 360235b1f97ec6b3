import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { problemReplies } from './problem-replies.ts';
import { rateLimits } from './rate-limits.ts';

const database = await testDatabase();
const open: { close(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const app of open) await app.close();
});

/** Starts a process with one route of each class. */
function process({ generousToLoopback = false } = {}) {
  const app = Fastify({ trustProxy: 'loopback' });
  open.push(app);
  problemReplies(app);
  const limits = rateLimits(app, { pool: database.pool, generousToLoopback, log: silentLog });
  app.addHook('onClose', async () => limits.close());
  for (const rate of ['read', 'write', 'message'] as const)
    app.get(`/${rate}`, { config: { rateLimit: limits.of(rate) } }, async () => 'ok');
  app.get('/free', async () => 'ok');
  app.get('/page', async (request) => ({ isRendered: limits.allows('message', request) }));
  return {
    call: (path: string, client: string) => app.inject({ url: path, headers: { 'x-forwarded-for': client } }),
  };
}
/** Returns the statuses of `times` calls. */
async function statuses(app: ReturnType<typeof process>, path: string, client: string, times: number) {
  const answers: number[] = [];
  for (let n = 0; n < times; n += 1) answers.push((await app.call(path, client)).statusCode);
  return answers;
}
/** Waits, if necessary, so that a test doesn't run into the next minute, where counting starts over. */
async function withinMinute() {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
}

describe('the rate limit', () => {
  it('allows a client a number of calls per minute and reports how many are left', async () => {
    await withinMinute();
    const app = process();
    const first = await app.call('/message', '203.0.113.1');
    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '19' });
    expect(Number(first.headers['x-ratelimit-reset'])).toBeGreaterThan(0);
    expect(Number(first.headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60);
    expect(first.headers['retry-after']).toBeUndefined();
    expect(new Set(await statuses(app, '/message', '203.0.113.1', 19))).toEqual(new Set([200]));
    const refused = await app.call('/message', '203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect(refused.headers).toMatchObject({ 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '0' });
    expect(refused.headers['retry-after']).toBe(refused.headers['x-ratelimit-reset']);
  });

  it('counts what a page reads while it is rendered, and refuses no page', async () => {
    await withinMinute();
    const app = process();
    expect(new Set(await statuses(app, '/message', '203.0.113.7', 19))).toEqual(new Set([200]));
    expect((await app.call('/page', '203.0.113.7')).json()).toEqual({ isRendered: true });
    expect((await app.call('/page', '203.0.113.7')).json()).toEqual({ isRendered: false });
    expect((await app.call('/message', '203.0.113.7')).statusCode).toBe(429);
  });

  it('is separate for each client and class, and absent where a route has none', async () => {
    await withinMinute();
    const app = process();
    await statuses(app, '/message', '203.0.113.2', 21);
    expect((await app.call('/message', '203.0.113.3')).statusCode).toBe(200);
    expect((await app.call('/write', '203.0.113.2')).headers['x-ratelimit-remaining']).toBe('59');
    expect((await app.call('/read', '203.0.113.2')).headers['x-ratelimit-remaining']).toBe('599');
    expect((await app.call('/free', '203.0.113.2')).headers['x-ratelimit-limit']).toBeUndefined();
  });

  it('is counted by two processes together', async () => {
    await withinMinute();
    const [one, two] = [process(), process()];
    await statuses(one, '/message', '203.0.113.4', 12);
    await statuses(two, '/message', '203.0.113.4', 7);
    await expect
      .poll(async () => (await two.call('/message', '203.0.113.4')).statusCode, {
        interval: 1200,
        timeout: patience(10_000),
      })
      .toBe(429);
    expect((await two.call('/message', '203.0.113.5')).statusCode).toBe(200);
  });

  it('hardly limits callers on this machine in demonstration mode', async () => {
    const app = process({ generousToLoopback: true });
    expect((await app.call('/message', '127.0.0.1')).headers['x-ratelimit-limit']).toBe('200000');
    expect((await app.call('/message', '203.0.113.6')).headers['x-ratelimit-limit']).toBe('20');
  });
});
