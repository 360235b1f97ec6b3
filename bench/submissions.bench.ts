import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { aSubmission, findPlumbers, submit } from '../e2e/support/submissions.ts';
import { freePort, startProduct } from '../tools/product.ts';
import { benchPostgres } from './bench-postgres.ts';
import type { Bench, Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';

interface Server extends Subject {
  readonly url: string;
  readonly contractorId: string;
}

const shared = benchPostgres();

const formFor = (contractorId: string) => aSubmission({ selectedPlumberId: contractorId });

function load(url: string, contractorId: string) {
  const body = JSON.stringify(formFor(contractorId));
  const headers = { 'content-type': 'application/json' };
  return (seconds: number) =>
    requestsPerSecond({ url: `${url}/api/service-requests`, method: 'POST', headers, body: () => body }, seconds);
}

/** Starts the product's web process, without a worker that would use the machine. */
async function ours(): Promise<Server> {
  const { databaseFor, stop } = await shared();
  const env = { DATABASE_URL: await databaseFor('ours'), PROCESS: 'web', LOG_LEVEL: 'warn' };
  const product = await startProduct({ env });
  const [contractor] = await findPlumbers(product.url);
  if (contractor === undefined) throw new Error('There is no contractor to ask');
  return {
    url: product.url,
    contractorId: contractor.id,
    run: load(product.url, contractor.id),
    stop: async () => {
      await product.stop();
      await stop();
    },
  };
}

/** Starts a bare Fastify route in a separate process, with the same schema and the same inserts in hand-written SQL. */
async function baseline(): Promise<Server> {
  const { databaseFor } = await shared();
  const databaseUrl = await databaseFor('baseline');
  // The product creates the schema and the contractors, and then stops.
  const product = await startProduct({ env: { DATABASE_URL: databaseUrl, PROCESS: 'web' } });
  const [contractor] = await findPlumbers(product.url);
  if (contractor === undefined) throw new Error('There is no contractor to ask');
  await submit(product.url, formFor(contractor.id));
  await product.stop();
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'submissions-baseline.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const url = `http://localhost:${port}`;
  return { url, contractorId: contractor.id, run: load(url, contractor.id), stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** Returns the response's bytes, without random values and the server's name. */
async function answerOf({ url, contractorId }: Server): Promise<string> {
  const { status, body } = await submit(url, formFor(contractorId));
  assert.equal(status, 201);
  return JSON.stringify(body)
    .replaceAll(/rq_\w{22}/g, 'rq_')
    .replaceAll(/PL-\w{6}/g, 'PL-')
    .replaceAll(/http:\/\/localhost:\d+/g, 'http://localhost');
}

export default {
  name: 'submissions',
  summary: 'POST /api/service-requests against a bare Fastify route doing the same inserts by hand-written SQL',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => assert.equal(await answerOf(mine), await answerOf(theirs)),
  atLeast: 0.6,
} satisfies Bench<Server>;
