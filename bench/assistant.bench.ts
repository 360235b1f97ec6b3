import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Understanding } from '../contract/src/domains/assistant/understanding.ts';
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { localEngine } from '../server/src/domains/assistant/engine/local-assistant.ts';
import { loadModel } from '../server/src/domains/assistant/engine/model.ts';
import { freePort, startProduct } from '../tools/product.ts';
import type { Bench, Subject } from './harness.ts';
import { requestsPerSecond } from './http-load.ts';

/** Typical sentences of a line or two. */
const SENTENCES = [
  'The kitchen faucet drips all night and the handle is loose',
  'um hi the outlet in my garage is dead, can somebody come tomorrow morning, I am in 40204',
  'AC is running but the house is still 82 and we have guests this weekend, call Ana at 502-555-0177',
  'se tapó el inodoro del baño de visitas y ya no baja el agua',
  'The furnace is fine, what I need is somebody to patch a hole in the drywall',
  'water is pouring through the ceiling and I cannot find the shutoff',
];
const TEXTS_TIMED = 20_000;
/** The most microseconds of CPU for a text, with its danger, title and times. */
const MOST_CPU_MICROS = 150;
/** New texts must reach this share of the baseline. */
const LEAST_OF_NEW = 0.1;

/** Seconds for which unseen texts are sent. */
const NEW_TEXTS_SECONDS = 5;

interface Server extends Subject {
  readonly url: string;
}

const address = (url: string) => `${url}/api/process-voice-input`;

const post = (url: string, body: () => string, seconds: number) =>
  requestsPerSecond(
    { url: address(url), method: 'POST', headers: { 'content-type': 'application/json' }, body },
    seconds,
  );

/** Sends the same sentences repeatedly. */
function load(url: string) {
  const bodies = SENTENCES.map((text) => JSON.stringify({ text }));
  let next = 0;
  const body = () => bodies[next++ % bodies.length] ?? '';
  return (seconds: number) => post(url, body, seconds);
}

/** Measures responses per second for unseen texts: each ends in a different name. */
function newTexts({ url }: Server): Promise<number> {
  let next = 0;
  const body = () => {
    const name = [...(next++).toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
    return JSON.stringify({ text: `${SENTENCES[next % SENTENCES.length]}, ${name.join('')}` });
  };
  return post(url, body, NEW_TEXTS_SECONDS);
}

/** Starts the product's web process, without a worker that would use the machine. */
async function ours(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const env = { DATABASE_URL: postgres.connectionString, PROCESS: 'web', LOG_LEVEL: 'warn' };
  const product = await startProduct({ env });
  return {
    url: product.url,
    run: load(product.url),
    stop: async () => {
      await product.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function baseline(): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'assistant-baseline.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const url = `http://localhost:${port}`;
  return {
    url,
    run: load(url),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

async function answerOf({ url }: Server): Promise<Understanding> {
  const [text] = SENTENCES;
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(address(url), { method: 'POST', headers, body: JSON.stringify({ text }) });
  assert.equal(reply.status, 200);
  return Understanding.parse(await reply.json());
}

/** Returns the microseconds of CPU that the engine takes to read a text, alone in this process. */
function cpuPerText(): number {
  const engine = localEngine(loadModel());
  const reference = { now: new Date('2026-03-11T14:00:00Z'), timeZone: 'America/Kentucky/Louisville' };
  const read = (count: number) => {
    for (let n = 0; n < count; n += 1) engine(SENTENCES[n % SENTENCES.length] ?? '', reference);
  };
  read(TEXTS_TIMED / 10);
  const before = process.cpuUsage();
  read(TEXTS_TIMED);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / TEXTS_TIMED;
}

const rounded = (value: number) => Math.round(value).toLocaleString('en-US');

export default {
  name: 'assistant',
  summary:
    'POST /api/process-voice-input, the same few sentences, by the local engine against a bare Fastify route with a fixed answer',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => assert.deepEqual(await answerOf(mine), await answerOf(theirs)),
  atLeast: 0.4,
  afterwards: async (mine, theirs) => {
    const [ours, baseline] = [await newTexts(mine), await newTexts(theirs)];
    const cpu = cpuPerText();
    assert.ok(ours >= LEAST_OF_NEW * baseline, `New texts: ${rounded(ours)} answers a second, too few`);
    assert.ok(cpu <= MOST_CPU_MICROS, `A text takes ${rounded(cpu)} µs of CPU, too many`);
    return `Texts that nobody has said before: ${rounded(ours)} answers a second, ${(ours / baseline).toFixed(2)} of the baseline. The engine alone takes ${rounded(cpu)} µs of CPU for a text`;
  },
} satisfies Bench<Server>;
