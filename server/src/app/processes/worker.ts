import { setTimeout as sleep } from 'node:timers/promises';
import { runTaskList, type TaskList, type WorkerPool } from 'graphile-worker';
import pg from 'pg';
import { endWhenSilent, KEEP_ALIVE } from '../../kernel/connection-limits.ts';
import { errorFacts } from '../../kernel/error-facts.ts';
import type { Log } from '../../kernel/log.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { type TaskListOptions, taskList } from './task-list.ts';
import { queueLogger } from './worker-log.ts';
import { enterWorkers, type Presence } from './worker-presence.ts';

export interface WorkerOptions extends TaskListOptions {
  /** A direct connection: not through a transaction pooler. */
  readonly connectionString: string;
  /** Jobs at the same time that need only the database. Those that wait for a provider have lanes of their own. */
  readonly concurrency: number;
  /** Milliseconds that `stop` waits for running jobs. Unfinished ones run again elsewhere. */
  readonly drainMs?: number;
}

const SWEEP_MS = 5_000;
const DRAIN_MS = 20_000;
/** Of a session whose database connection is lost: its jobs have failed with it, or are about to. */
const ABANDON_MS = 3_000;
/** The queue's own statements take milliseconds. */
const SILENCE_MS = 10_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * Runs jobs until stopped, at least once each. Jobs of a process that was killed are run by another within seconds,
 * and a restart of the database is survived.
 * @throws when the database can't be reached at the start.
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const first = await openSession(options);
  const running = keepRunning(options, first, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function keepRunning(options: WorkerOptions, first: Session, stopping: AbortSignal): Promise<void> {
  const stopRequested = new Promise<null>((resolve) => {
    if (stopping.aborted) resolve(null);
    stopping.addEventListener('abort', () => resolve(null), { once: true });
  });
  let session: Session | null = first;
  while (session !== null) {
    const lost: Error | null = await Promise.race([session.lost, stopRequested]);
    if (lost === null) return session.close(options.drainMs ?? DRAIN_MS);
    options.log.warn(errorFacts(lost), 'The job worker lost the database; it will start again');
    await session.close(ABANDON_MS);
    session = await reopen(options, stopping);
  }
}

async function reopen(options: WorkerOptions, stopping: AbortSignal): Promise<Session | null> {
  for (let pause = FIRST_RETRY_MS; !stopping.aborted; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
    try {
      const session = await openSession(options);
      options.log.info({}, 'The job worker runs again');
      return session;
    } catch (error) {
      options.log.warn(errorFacts(error), 'The job worker still has no database');
      await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return null;
}

/** One runner, from one connection to the database to its loss. */
interface Session {
  /** Resolves when the session is no longer usable. */
  readonly lost: Promise<Error>;
  /** Waits up to this many milliseconds for running jobs, then leaves them to other workers. */
  close(patienceMs: number): Promise<void>;
}

async function openSession(options: WorkerOptions): Promise<Session> {
  const { connectionString, tasks, concurrency, log } = options;
  const presence = await enterWorkers(connectionString);
  let open = true;
  const lanes = lanesOf(Object.keys(tasks), concurrency);
  const pool = queuePool(connectionString, lanes.length, log);
  const closing = new AbortController();
  const list = taskList(options, closing.signal);
  const runners = lanes.map((lane) => startRunner(lane, list, pool, presence, log, () => open));
  const runnerEnded = Promise.race(
    runners.map((runner) =>
      Promise.resolve(runner.promise).then(
        () => new Error('The runner ended.'),
        (error: unknown) => (error instanceof Error ? error : new Error('The runner failed.')),
      ),
    ),
  );

  const sweepFailed = Promise.withResolvers<Error>();
  const sweeping = new AbortController();
  void sweepRepeatedly(presence, log, sweeping.signal).catch(sweepFailed.resolve);

  return {
    lost: Promise.race([presence.lost, runnerEnded, sweepFailed.promise]),
    close: async (patienceMs) => {
      sweeping.abort();
      closing.abort();
      const drained = Promise.allSettled(runners.map(async (runner) => runner.gracefulShutdown()));
      open = false;
      await atMost(patienceMs, drained);
      await atMost(1_000, presence.leave());
      await atMost(1_000, pool.end());
    },
  };
}

/** Starts the workers of one lane. */
function startRunner(
  { tasks, concurrency }: Lane,
  list: TaskList,
  pool: pg.Pool,
  presence: Presence,
  log: Log,
  isOpen: () => boolean,
): WorkerPool {
  // Jobs are locked in the name of the whole runner, so one registration is awaited by all its workers.
  let registered: Promise<void> | undefined;
  return runTaskList(
    {
      concurrency,
      noHandleSignals: true,
      logger: queueLogger(log),
      preset: {
        // Without batches 0.17 doesn't wait for its own bookkeeping, and a lost connection ends the process.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        plugins: [
          {
            name: 'PlumblinePresencePlugin',
            version: '1.0.0',
            worker: {
              hooks: {
                startWorker: (_, { worker }) => {
                  registered ??= register(presence, worker.workerPool.id, isOpen);
                  return registered;
                },
              },
            },
          },
        ],
      },
    },
    Object.fromEntries(tasks.flatMap((task) => (list[task] === undefined ? [] : [[task, list[task]]]))),
    pool,
  );
}

/** Connections that take and complete jobs. */
const QUEUE_CONNECTIONS = 3;

/**
 * The queue's own connections: each lane listens on one, and the others are shared; their loss is noticed elsewhere. They
 * don't wait for the disk: should a crash undo that a job was taken or completed, it runs again, as after any crash.
 */
function queuePool(connectionString: string, lanes: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: lanes + QUEUE_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    ...KEEP_ALIVE,
    options: '-c synchronous_commit=off',
  });
  const onError = (error: Error) => log.debug(errorFacts(error), 'A connection of the job queue was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    endWhenSilent(client, SILENCE_MS);
  });
  return pool;
}

/** Registers the worker, retrying until it succeeds, because no job may be taken by an unregistered one. */
async function register(presence: Presence, workerId: string, isOpen: () => boolean): Promise<void> {
  while (isOpen()) {
    try {
      return await presence.register(workerId);
    } catch {
      await sleep(FIRST_RETRY_MS);
    }
  }
}

async function sweepRepeatedly(presence: Presence, log: Log, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const gone = await presence.sweep();
    if (gone > 0) log.warn({ gone }, 'Workers have died; their jobs were given to others');
    await sleep(SWEEP_MS, undefined, { signal: ended }).catch(() => undefined);
  }
}

/** Waits for `work` up to the limit, and ignores its outcome. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timeUp = new AbortController();
  const settled = work.catch(() => undefined).finally(() => timeUp.abort());
  await Promise.race([settled, sleep(milliseconds, undefined, { signal: timeUp.signal }).catch(() => undefined)]);
}
