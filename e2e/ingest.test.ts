import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Product, startProduct } from '../tools/product.ts';
import { addTown, openSourceServer, refresh, type SourceServer, sources } from './support/source-server.ts';

let folder: string;
let server: SourceServer;
let env: Record<string, string>;
const running: Product[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-ingest-'));
  server = await openSourceServer();
  env = { SOURCE_PRIVATE_ORIGINS: server.origin, SOURCE_PAUSE_MS: '0' };
});

afterAll(async () => {
  for (const product of running) await product.stop();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const start = async (given: Parameters<typeof startProduct>[0] = {}) => {
  const product = await startProduct({ ...given, env: { ...env, ...given.env } });
  running.push(product);
  return product;
};
const town = async (product: Product) => (await sources(product.url)).sources.find(({ id }) => id === 'town');
/** Returns the state of the town's part of the current run. */
const partOf = async (product: Product) =>
  (await sources(product.url)).run?.sources.find(({ sourceId }) => sourceId === 'town');
const total = async (product: Product) => {
  const answer = await fetch(`${product.url}/api/projects?limit=1`);
  await answer.arrayBuffer();
  return Number(answer.headers.get('x-total-count'));
};

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never came to pass that ${what}`);
    await sleep(20);
  }
}

describe('a run whose process is killed', () => {
  const ROWS = 6000;

  it(
    'is completed correctly by the next, whether it was reading or recording',
    async () => {
      const dataDir = folder;
      let product = await start({ dataDir, copyOf: inject('newData') });
      await addTown(dataDir, server, env);
      const samples = await total(product);

      // Killed while recording: some rows are stored and aren't recorded again.
      server.lists(ROWS);
      const answer = refresh(product.url).catch(() => null);
      await until('something was recorded', async () => ((await partOf(product))?.created ?? 0) > 0);
      await product.kill();
      expect(await answer).toBeNull();
      product = await start({ dataDir });
      const recorded = (await total(product)) - samples;
      expect(recorded).toBeGreaterThan(0);
      expect(recorded).toBeLessThan(ROWS);
      await until('the run has ended', async () => (await sources(product.url)).run === null);
      expect((await town(product))?.lastRun).toMatchObject({
        state: 'succeeded',
        read: ROWS,
        created: ROWS,
        unchanged: 0,
      });
      expect(await total(product)).toBe(samples + ROWS);
      expect((await refresh(product.url)).town).toMatchObject({ created: 0, changed: 0, unchanged: ROWS, vanished: 0 });

      // Killed while reading: nothing is stored before the reading is complete.
      server.stalls();
      const second = refresh(product.url).catch(() => null);
      await until('the town is asked', async () => (await partOf(product))?.state === 'running');
      await product.kill();
      await second;
      server.lists(ROWS - 100);
      product = await start({ dataDir });
      await until('the run has ended', async () => (await sources(product.url)).run === null);
      expect((await town(product))?.lastRun).toMatchObject({
        state: 'succeeded',
        unchanged: ROWS - 100,
        vanished: 100,
      });
      expect((await refresh(product.url)).town).toMatchObject({ created: 0, changed: 0, vanished: 0 });

      // Completely unreachable: known data stays.
      server.stalls();
      await server.close();
      expect((await refresh(product.url)).town?.state).toBe('failed');
      expect(await total(product)).toBe(samples + ROWS);
      server = await openSourceServer();
    },
    patience(240_000),
  );
});
