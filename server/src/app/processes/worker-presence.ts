import { randomInt } from 'node:crypto';
import pg from 'pg';

/** The class of the advisory locks that running workers hold. Any number will do, but no other lock may use it. */
const LOCK_CLASS = 75863;
/** A host that vanished without closing its connection is noticed after about half a minute. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4';

/** That this process lives, as the other processes see it. */
export interface Presence {
  /** Settles when the database no longer knows that this process lives; the reason, for the log. */
  readonly lost: Promise<Error>;
  /** Declares whose jobs are ours. Call it before the first job is taken. */
  register(workerId: string): Promise<void>;
  /** Releases the jobs of dead workers immediately instead of after four hours. Returns the number of dead workers. */
  sweep(): Promise<number>;
  /** Ends the presence: jobs still locked by our workers are free to others from now on. */
  leave(): Promise<void>;
}

/**
 * Takes a session-level advisory lock on a separate connection. The database releases it as soon as the process dies,
 * which is how other workers notice. Needs a direct connection, because a transaction pooler shares sessions.
 */
export async function enterWorkers(connectionString: string): Promise<Presence> {
  const client = new pg.Client({
    connectionString,
    application_name: 'plumbline-worker',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    options: KEEPALIVE,
  });
  const lost = new Promise<Error>((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(new Error('The connection was closed.')));
  });
  await client.connect();
  try {
    const lockKey = await takeFreeLock(client);
    await freeOrphans(client);
    const inTurn = oneAtATime();
    return {
      lost,
      register: (workerId) =>
        inTurn(async () => {
          await client.query(
            'insert into worker_processes (worker_id, lock_key) values ($1, $2) on conflict do nothing',
            [workerId, lockKey],
          );
        }),
      sweep: () => inTurn(() => sweep(client)),
      leave: () =>
        inTurn(async () => {
          try {
            // Unlock, then sweep: we are the first to find ourselves gone.
            await client.query('select pg_advisory_unlock($1, $2)', [LOCK_CLASS, lockKey]);
            await sweep(client);
          } finally {
            await client.end();
          }
        }),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Returns a function that runs work after what it was given before. The workers of all lanes share one connection. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

async function takeFreeLock(client: pg.Client): Promise<number> {
  for (;;) {
    const key = randomInt(1, 2 ** 31 - 1);
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      LOCK_CLASS,
      key,
    ]);
    if (rows[0]?.taken) return key;
  }
}

async function sweep(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ gone: number }>(
    `with gone as (
      delete from worker_processes where not exists (
        select from pg_locks
        where locktype = 'advisory' and classid = $1 and objid::bigint = lock_key and objsubid = 2
          and database = (select oid from pg_database where datname = current_database())
      )
      returning worker_id
    )
    select count(*)::int as gone, graphile_worker.force_unlock_workers(array_agg(worker_id))
    from gone having count(*) > 0`,
    [LOCK_CLASS],
  );
  return rows[0]?.gone ?? 0;
}

/**
 * Frees jobs locked by an unknown worker: one that lived on briefly after it was presumed dead. Safe at any time, since
 * workers are registered before they take a job; once per start is often enough for a scan of all jobs.
 */
async function freeOrphans(client: pg.Client): Promise<void> {
  await client.query(`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_by is not null and locked_by not in (select worker_id from worker_processes)
    having count(*) > 0`);
}
