import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../kernel/database.ts';
import { type FaultyLink, openFaultyLink } from '../../kernel/testing/faulty-link.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { workLimits } from '../../kernel/work-limits.ts';
import { healthProbes } from './readiness.ts';

const { connectionString } = await testDatabase();
const limits = { statements: workLimits('page', 2), transactions: workLimits('write', 2) };
const process = { isReady: true, isListening: true };
let link: FaultyLink;
let database: DatabaseHandle;
let app: ReturnType<typeof Fastify>;

beforeEach(async () => {
  Object.assign(process, { isReady: true, isListening: true });
  link = await openFaultyLink(connectionString);
  database = openDatabase(link.through(connectionString), { max: 2, patience: 1000, limits });
  app = Fastify();
  healthProbes(app, {
    pool: database.pool,
    live: { isListening: () => process.isListening },
    isReady: () => process.isReady,
  });
});
afterEach(async () => {
  await app.close();
  await database.close();
  await link.close();
});

async function probe(url = '/readyz') {
  const { statusCode, body } = await app.inject({ url });
  return [statusCode, JSON.parse(body)];
}
const ready = [200, { status: 'ready' }];

it('says that this process serves, and what keeps it from serving', async () => {
  expect(await probe()).toEqual(ready);
  process.isListening = false;
  expect(await probe()).toEqual([503, { status: 'unavailable', dependency: 'live-updates' }]);
  process.isReady = false;
  expect(await probe()).toEqual([503, { status: 'stopping' }]);
});

it('answers within seconds while the database is frozen, and is ready soon after it answers again', async () => {
  await probe();
  link.freeze();
  const began = performance.now();
  const frozen = await Promise.all(Array.from({ length: 50 }, () => probe()));
  expect(performance.now() - began).toBeLessThan(patience(1500));
  expect(new Set(frozen.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify([503, { status: 'unavailable', dependency: 'database', code: 'ETIMEDOUT' }])]),
  );
  // However many probes there were, they hold one connection.
  expect(database.pool.totalCount).toBe(1);
  expect(database.pool.waitingCount).toBe(0);
  expect(await probe('/healthz')).toEqual([200, { status: 'ok' }]);
  await link.heal();
  await vi.waitFor(async () => expect(await probe()).toEqual(ready), { timeout: patience(5000) });
});

it('names the code of a database that is stopped', async () => {
  await link.refuse();
  expect(await probe()).toEqual([503, { status: 'unavailable', dependency: 'database', code: 'ECONNREFUSED' }]);
  await link.heal();
  expect(await probe()).toEqual(ready);
});
