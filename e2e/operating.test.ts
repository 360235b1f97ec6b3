import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { copyData, freePort, type Product, startProduct } from '../tools/product.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let metricsPort: number;
/** Behind a proxy, open to others, with metrics. */
let one: Product;
let two: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-operating-'));
  await copyData(inject('newData'), folder);
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  metricsPort = await freePort();
  const env = { DATABASE_URL: postgres.connectionString, TRUST_PROXY: 'loopback' };
  one = await startProduct({
    env: {
      ...env,
      DEMO_PUBLIC: 'true',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://plumbline.example:3000',
      METRICS_PORT: String(metricsPort),
      SUPPORT_PHONE: '+15025550100',
    },
  });
  two = await startProduct({ env });
});

afterAll(async () => {
  for (const product of [one, two]) await product.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a demonstration that others can reach', () => {
  it('hides its mailbox from everyone but the holder of the token that it printed', async () => {
    const token = /token=([\w-]+)/.exec(one.output())?.[1];
    if (!token) throw new Error(`No token was printed:\n${one.output()}`);
    for (const path of ['/dev/mailbox', '/api/dev/mailbox']) {
      expect((await fetch(one.url + path)).status).toBe(404);
      expect((await fetch(`${one.url}${path}?token=${'x'.repeat(token.length)}`)).status).toBe(404);
    }
    const opened = await fetch(`${one.url}/dev/mailbox?token=${token}`);
    expect(opened.status).toBe(200);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    const again = await fetch(`${one.url}/api/dev/mailbox`, { headers: { cookie: cookie.split(';', 1)[0] ?? '' } });
    expect(again.status).toBe(200);
  });

  it('is not fooled by another spelling of the address', async () => {
    for (const path of ['/api/%64ev/mailbox', '/%64ev/google/continue', '/%64ev/mailbox'])
      expect([path, (await fetch(one.url + path)).status]).toEqual([path, 404]);
  });

  it('shows its mailbox without a token to users of the machine if it is only for them', async () => {
    expect(two.output()).not.toContain('token=');
    expect((await fetch(`${two.url}/api/dev/mailbox`)).status).toBe(200);
  });
});

describe('an operator', () => {
  it('reads the metrics on their own port, and nowhere else', async () => {
    await fetch(`${one.url}/healthz`);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/^http_request_duration_seconds_count\{route="\/healthz",method="GET",status="200"\} [1-9]/m);
    expect(text).toMatch(/^plumbline_jobs_waiting \d/m);
    expect((await fetch(`${one.url}/metrics`)).status).toBe(404);
  });

  it('sees the support phone on the pages of the process that has one', async () => {
    expect(await (await fetch(one.url)).text()).toContain('+15025550100');
    expect(await (await fetch(two.url)).text()).not.toContain('+15025550100');
  });
});

describe('behind a proxy', () => {
  let claims = 0;
  /** Each call claims another address, as a client may; the proxy appends the address it saw. */
  const call = (product: Product, client: string) =>
    fetch(`${product.url}/api/process-voice-input`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${++claims}, ${client}` },
      body: JSON.stringify({ text: 'a dripping faucet' }),
    });

  it('clients are counted by their own address, by all processes together', async () => {
    const limit = Number((await call(one, '203.0.113.7')).headers.get('x-ratelimit-limit'));
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThan(1000);
    // Count within one minute, not across its end.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 10_000) await sleep(left);

    const client = '203.0.113.8';
    const at = async (product: Product, times: number) =>
      Promise.all(Array.from({ length: times }, async () => (await call(product, client)).status));
    expect(new Set(await at(one, Math.ceil(limit / 2)))).toEqual(new Set([200]));
    expect(new Set(await at(two, Math.floor(limit / 2)))).toEqual(new Set([200]));
    // Once both have synced, neither allows another call.
    await sleep(2500);
    await at(one, 1);
    await at(two, 1);
    await sleep(1500);
    expect(await at(one, 1)).toEqual([429]);
    expect(await at(two, 1)).toEqual([429]);
    expect((await call(one, '203.0.113.9')).status).toBe(200);
  });
});
