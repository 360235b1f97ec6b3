import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { migrate } from '../server/src/kernel/migrate.ts';
import { startProduct } from '../tools/product.ts';
import { everydayTraffic } from './support/everyday-traffic.ts';
import { checkOutLastRelease, type LastRelease } from './support/last-release.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let last: LastRelease;
beforeAll(async () => {
  const manifest = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  last = await checkOutLastRelease((JSON.parse(manifest) as { version: string }).version);
  folder = await mkdtemp(join(tmpdir(), 'plumbline-upgrade-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
}, patience(60_000));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  await last.remove();
});

it('the last release goes on without an error while its database is migrated, and beside the new release', async () => {
  // Statements wait for a busy machine, and migrations for their locks.
  const patient = { DATABASE_WAIT_SECONDS: '60', DATABASE_PAGE_SECONDS: '60', DATABASE_WRITE_SECONDS: '60' };
  const env = { DATABASE_URL: postgres.connectionString, ...patient };
  const before = await startProduct({ root: last.root, env });
  const traffic = await everydayTraffic(before.url);
  const untilMore = async (count: number) => {
    const wanted = traffic.seen().requests + count;
    await vi.waitFor(() => expect(traffic.seen().requests).toBeGreaterThan(wanted), { timeout: patience(60_000) });
    expect(traffic.seen().failed).toEqual([]);
  };
  await untilMore(100);

  const applied = await migrate(postgres.connectionString);
  expect(applied.length).toBeGreaterThan(0);
  await untilMore(400);

  const after = await startProduct({ env });
  const newTraffic = await everydayTraffic(after.url);
  await untilMore(400);
  await sleep(1000);
  const old = await traffic.stop();
  expect(old.failed).toEqual([]);
  expect((await newTraffic.stop()).failed).toEqual([]);
  expect(await before.stop()).toBe(0);
  expect(await after.stop()).toBe(0);
  console.info(`${last.version} answered ${old.requests} requests around ${applied.length} migrations`);
});
