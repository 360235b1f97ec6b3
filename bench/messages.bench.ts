import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { jobs } from '../server/src/app/compose/jobs.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start.ts';
import { startWorker } from '../server/src/app/processes/worker.ts';
import { runRawJobs } from '../server/src/app/testing/raw-jobs.ts';
import {
  type EmailPort,
  type OutgoingMessage,
  type SmsPort,
  sendMessages,
} from '../server/src/domains/messaging/public.ts';
import { systemClock } from '../server/src/kernel/clock.ts';
import type { Context } from '../server/src/kernel/context.ts';
import { openDatabase } from '../server/src/kernel/database.ts';
import { silentLog } from '../server/src/kernel/log.ts';
import { migrate } from '../server/src/kernel/migrate.ts';
import { testContext } from '../server/src/kernel/testing/context.ts';
import { inTransaction } from '../server/src/kernel/transaction.ts';
import type { Bench, Subject } from './harness.ts';

interface Sender extends Subject {
  /** Stores `count` messages in one commit. */
  store(count: number): Promise<void>;
  readonly sink: Sink;
}

const CONCURRENCY = 8;
const BATCH = 400;
/** The messages of one commit for a request to three contractors: four mails and four texts. */
const AT_ONCE = 8;
const WORDS = 'Plumbline PL-7K4QZ2: A job near you. https://plumbline.example/respond/rf_1/ct_1';

/** The receiver of messages: a local provider that accepts everything over HTTP, as real ones do. */
class Sink {
  readonly #server: Server;
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  /** The arrival times, in milliseconds. */
  readonly arrivals: number[] = [];
  readonly texts = new Set<string>();

  private constructor(server: Server, origin: string) {
    this.#server = server;
    this.#url = `${origin}/Messages.json`;
  }

  static async open(): Promise<Sink> {
    const server = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => {
        sink.arrivals.push(performance.now());
        sink.texts.add(new URLSearchParams(body).get('Body') ?? '');
        reply.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1","status":"queued"}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const sink: Sink = new Sink(server, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    return sink;
  }

  /** The send call of both sides. */
  async send(to: string, text: string): Promise<string> {
    const body = new URLSearchParams({ To: to, Body: text }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
    const sending = request(this.#url, { method: 'POST', agent: this.#agent, headers }).end(body);
    const [reply] = (await once(sending, 'response')) as [IncomingMessage];
    let answer = '';
    for await (const chunk of reply) answer += String(chunk);
    return (JSON.parse(answer) as { sid: string }).sid;
  }

  async until(count: number): Promise<void> {
    while (this.arrivals.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    this.#server.close();
  }
}

let started: Promise<{ dataDir: string; postgres: EmbeddedPostgres }> | undefined;
const shared = () => (started ??= start());
async function start() {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  return { dataDir, postgres: await startEmbeddedPostgres({ dataDir }) };
}

async function databaseFor(name: string): Promise<string> {
  const { postgres } = await shared();
  const admin = new pg.Client({ connectionString: postgres.adminConnectionString });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(postgres.connectionString);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

/** Repeatedly stores a batch, commit by commit, and waits until all of it has arrived, for `seconds`. */
const load = (sender: Pick<Sender, 'store' | 'sink'>) => async (seconds: number) => {
  const { sink } = sender;
  const from = performance.now();
  const before = sink.arrivals.length;
  while (performance.now() - from < seconds * 1000) {
    const target = sink.arrivals.length + BATCH;
    for (let stored = 0; stored < BATCH; stored += AT_ONCE) await sender.store(AT_ONCE);
    await sink.until(target);
  }
  return ((sink.arrivals.length - before) * 1000) / (performance.now() - from);
};

let numbers = 0;
const numberOf = (n: number) => `+1502${String(5_550_000 + (n % 9999))}`;

/** The outbox: stored with its job, sent under its locks, with its outcome recorded and published. */
async function ours(): Promise<Sender> {
  const connectionString = await databaseFor('ours');
  const sink = await Sink.open();
  const database = openDatabase(connectionString, { max: 20 });
  const sms: SmsPort = { send: async ({ to, text }) => ({ kind: 'sent', ref: await sink.send(to, text) }) };
  const email: EmailPort = { send: async ({ to, text }) => ({ kind: 'sent', ref: await sink.send(to, text) }) };
  const base = testContext(database.db, { clock: systemClock, ports: { messaging: { email, sms } } });
  const contextFor = (task: string): Context => ({ ...base, actor: { kind: 'system', task } });
  const log = silentLog;
  const worker = await startWorker({ connectionString, contextFor, tasks: jobs, concurrency: CONCURRENCY, log });
  const store = (count: number) =>
    inTransaction(base, (ctx) =>
      sendMessages(
        ctx,
        Array.from({ length: count }, () => aMessage(++numbers)),
      ),
    );
  return {
    sink,
    store,
    run: load({ sink, store }),
    stop: async () => {
      await worker.stop();
      await database.close();
      await sink.close();
      const { postgres, dataDir } = await shared();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const aMessage = (n: number): OutgoingMessage => ({
  dedupeKey: `bench:${n}`,
  language: 'en',
  ...(n % 2 === 0 ? { channel: 'sms', to: numberOf(n) } : { channel: 'email', to: `firm${n}@example.com` }),
  content: { kind: 'text', text: WORDS },
  purpose: 'test',
  about: { kind: 'service-request', id: `rq_${n}` },
  transactional: true,
  urgent: true,
});

/** Plain graphile-worker: a job holds the message, and its task sends it. */
async function baseline(): Promise<Sender> {
  const connectionString = await databaseFor('baseline');
  const sink = await Sink.open();
  const pgPool = new pg.Pool({ connectionString, max: 20 });
  const work = async ({ to, text }: { to: string; text: string }) => void (await sink.send(to, text));
  const runner = await runRawJobs(pgPool, CONCURRENCY, 'raw-send', work);
  const store = async (count: number) => {
    const specs = Array.from({ length: count }, () => ({
      identifier: 'raw-send',
      payload: { to: numberOf(++numbers), text: WORDS },
    }));
    await pgPool.query(
      `select graphile_worker.add_jobs(array(
        select json_populate_record(null::graphile_worker.job_spec, spec) from json_array_elements($1::json) spec))`,
      [JSON.stringify(specs)],
    );
  };
  return {
    sink,
    store,
    run: load({ sink, store }),
    stop: async () => {
      await runner.stop();
      await pgPool.end();
      await sink.close();
    },
  };
}

const SINGLE_SENDS = 300;

/** Measures the milliseconds from a message's commit to its arrival, one message at a time: p50 and p99. */
async function delays({ store, sink }: Sender): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < SINGLE_SENDS; n++) {
    const target = sink.arrivals.length + 1;
    await store(1);
    const committed = performance.now();
    await sink.until(target);
    times.push(Math.max(0, (sink.arrivals.at(-1) ?? committed) - committed));
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

export default {
  name: 'messages',
  summary:
    'messages through the outbox to a sink, eight a commit, against raw graphile-worker jobs making the same send',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => {
    for (const { store, sink } of [mine, theirs]) {
      await store(3);
      await sink.until(3);
      assert.deepEqual([...sink.texts], [WORDS]);
    }
  },
  afterwards: async (mine, theirs) =>
    `from commit to send: ours ${await delays(mine)}; raw graphile-worker ${await delays(theirs)}`,
  atLeast: 0.6,
} satisfies Bench<Sender>;
