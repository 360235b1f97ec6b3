import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../tools/product.ts';
import type { Bench, Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';
import { startProjectsServer } from './projects-server.ts';

const QUERY = new URLSearchParams([
  ['search', 'kitchen remodel'],
  ['projectType', 'residential'],
  ['projectType', 'commercial'],
  ['county', 'Jefferson County'],
  ['budgetRange', '10k-50k'],
  ['status', 'bidding-open'],
]).toString();

interface Server extends Subject {
  readonly address: string;
}

/** Both sides use one database. */
const server = Promise.withResolvers<Awaited<ReturnType<typeof startProjectsServer>>>();

const subjectOn = (url: string, stop: () => Promise<void>): Server => {
  const address = `${url}/api/projects?${QUERY}`;
  return { address, stop, run: (seconds) => requestsPerSecond({ url: address, method: 'GET' }, seconds) };
};

async function ours(): Promise<Server> {
  const started = await startProjectsServer();
  server.resolve(started);
  return subjectOn(started.url, () => started.stop());
}

/** Starts a bare Fastify route in a separate process, with the same SQL written by hand. */
async function baseline(): Promise<Server> {
  const { databaseUrl } = await server.promise;
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'projects-baseline.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return subjectOn(`http://localhost:${port}`, async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  });
}

async function answerOf({ address }: Server) {
  const reply = await fetch(address);
  assert.equal(reply.status, 200);
  const projects: unknown = await reply.json();
  assert(Array.isArray(projects) && projects.length > 0, 'There is nothing to compare');
  return { projects, total: reply.headers.get('x-total-count') };
}

export default {
  name: 'projects',
  summary:
    'GET /api/projects with four filters, words and total against a bare Fastify route with the same SQL by hand',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => assert.deepEqual(await answerOf(mine), await answerOf(theirs)),
  atLeast: 0.8,
} satisfies Bench<Server>;
