import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { ensureWebBuilt } from '../tools/build-web.mjs';
import { type Product, startProduct } from '../tools/product.ts';
import { openCaddy, openNginx, type Proxy } from './support/proxies.ts';

let folder: string;
let postgres: EmbeddedPostgres;
const products: Product[] = [];
/** By number: the client is on this machine, so a network that is trusted would contain it, too. */
const TRUST_PROXY = '1';
beforeAll(async () => {
  ensureWebBuilt({ node: process.execPath });
  folder = await mkdtemp(join(tmpdir(), 'plumbline-proxies-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const env = { DATABASE_URL: postgres.connectionString, PROCESS: 'web', TRUST_PROXY };
  for (let count = 0; count < 2; count++) products.push(await startProduct({ env }));
}, patience(120_000));
afterAll(async () => {
  for (const product of products) await product.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.entries({ Caddy: openCaddy, nginx: openNginx }))(
  'the shipped configuration of %s',
  (_name, open) => {
    let proxy: Proxy;
    beforeAll(async () => {
      proxy = await open(products.map(({ url }) => url));
    }, patience(60_000));
    afterAll(() => proxy.close());

    it('serves pages with TLS, and leads there from the address without', async () => {
      const page = await fetch(`${proxy.url}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Plumbline');
      const plain = await fetch(`${proxy.plainUrl}/contractors`, { redirect: 'manual' });
      expect(Math.floor(plain.status / 100)).toBe(3);
      expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost.*\/contractors$/);
    });

    it('passes live updates on at once', async () => {
      const leaving = new AbortController();
      const stream = await fetch(`${proxy.url}/api/projects/live`, { signal: leaving.signal });
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      const first = await stream.body?.getReader().read();
      expect(first?.done).toBe(false);
      leaving.abort();
    });

    it('serves what is left if a process is gone', async () => {
      await products[0]?.kill();
      for (let asked = 0; asked < 20; asked++) {
        const answer = await fetch(`${proxy.url}/api/projects?limit=1`);
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
      }
      const port = Number(new URL(products[0]?.url ?? '').port);
      const env = { DATABASE_URL: postgres.connectionString, PROCESS: 'web', TRUST_PROXY };
      products[0] = await startProduct({ port, env });
    });

    it('reports the address that it saw, not the one that a client claims', async () => {
      const ask = async (claimed: string) => {
        const answer = await fetch(`${proxy.url}/api/projects?limit=1`, { headers: { 'x-forwarded-for': claimed } });
        await answer.arrayBuffer();
        return Number(answer.headers.get('x-ratelimit-remaining'));
      };
      const before = await ask('192.0.2.1');
      expect(before).toBeGreaterThan(0);
      // Both processes count together, within moments.
      const after = [await ask('192.0.2.2'), await ask('192.0.2.3'), await ask('192.0.2.4')];
      expect(Math.min(...after)).toBeLessThan(before);
    });
  },
);
