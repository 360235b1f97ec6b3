import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { copyData, startProduct } from '../tools/product.ts';
import { restartUnderLoad } from './support/rolling-restart.ts';
import { openRoundRobin } from './support/round-robin.ts';
import { statusOf } from './support/status-of.ts';

let folder: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-rolling-'));
  await copyData(inject('newData'), folder);
  postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

it('two processes that are restarted one after the other fail no request, and streams go elsewhere', async () => {
  const { connectionString } = postgres;
  const report = await restartUnderLoad({ connectionString, balance: openRoundRobin, times: 1, drainSeconds: 2 });
  expect(report.failed).toEqual([]);
  expect(report.requests).toBeGreaterThan(20);
  expect(report.reconnects).toBeGreaterThanOrEqual(1);
  expect(report.exitCodes).toEqual([0, 0]);
});

it('a process that is told to stop says so first, serves on, and then closes its port', async () => {
  const product = await startProduct({
    env: { DATABASE_URL: postgres.connectionString, PROCESS: 'web', DRAIN_SECONDS: '2' },
  });
  const began = performance.now();
  const stopped = product.stop();
  await vi.waitFor(async () => expect(await statusOf(`${product.url}/readyz`)).toBe(503), { interval: 20 });
  const page = await fetch(`${product.url}/terms`);
  expect({ status: page.status, connection: page.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
  await page.arrayBuffer();
  expect(await stopped).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(1900);
  expect(await statusOf(`${product.url}/readyz`)).toBe(0);
});
