import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { errorFacts } from './error-facts.ts';
import type { Log } from './log.ts';

/** A copy of the database that follows it, for reads that may be a moment old. */
export interface ReadReplica {
  /** Returns the replica if it has everything that was committed `MOST_LAG_MS` ago; otherwise null. */
  current(): Database | null;
  /** Waits until the replica has everything that is committed now, or is no longer used. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** The greatest age of what is read. */
export const MOST_LAG_MS = 2000;
const CHECK_MS = 500;
/** Between checks while somebody waits for the replica to catch up. It is usually some milliseconds behind. */
const HURRIED_CHECK_MS = 10;
/** A request that gets no connection soon reads from the primary instead. */
const PATIENCE_MS = 500;

/** What a replica must have replayed to have everything that was committed at a time of `performance.now`. */
interface Target {
  readonly at: number;
  readonly lsn: string;
}

/**
 * Follows how far a replica is. It is behind by at most the time since the newest target that it has reached, however
 * busy the primary is; so it isn't used if it is away, too late, frozen, cut off from the primary, or no replica.
 */
export function openReadReplica(
  url: string,
  primary: Pick<pg.Pool, 'query'>,
  { log, ...options }: DatabaseOptions & { readonly log: Log },
): ReadReplica {
  const { db, pool, close } = openDatabase(url, {
    ...options,
    patience: PATIENCE_MS,
    onIdleError: () => forget(),
  });
  const closing = new AbortController();
  let reachedAt = Number.NEGATIVE_INFINITY;
  let targets: Target[] = [];
  let wasUsed = false;
  let waiting = 0;
  let pausing = new AbortController();

  const isUsed = () => performance.now() - reachedAt <= MOST_LAG_MS;
  /** What answers next may be another server. */
  const forget = () => {
    reachedAt = Number.NEGATIVE_INFINITY;
  };
  const check = async () => {
    const at = performance.now();
    const asked = await primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn');
    targets = [...targets, { at, lsn: asked.rows[0]?.lsn ?? '' }].filter((target) => at - target.at <= MOST_LAG_MS);
    const { rows } = await pool.query<{ reached: boolean[] }>({
      text: `select array(select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= lsn
        from unnest($1::pg_lsn[]) with ordinality as targets(lsn, number) order by number) as reached`,
      values: [targets.map(({ lsn }) => lsn)],
    });
    const newest = rows[0]?.reached.lastIndexOf(true) ?? -1;
    reachedAt = Math.max(reachedAt, targets[newest]?.at ?? reachedAt);
    targets = targets.slice(newest + 1);
  };
  const report = (error: unknown) => {
    const isUsedNow = isUsed();
    if (isUsedNow === wasUsed) return;
    wasUsed = isUsedNow;
    if (isUsedNow) log.info({}, 'Reads use the replica');
    else log.warn(error === null ? {} : errorFacts(error), 'The replica is away or late; reads use the primary');
  };
  const follow = async () => {
    while (!closing.signal.aborted) {
      await check().then(
        () => report(null),
        (error: unknown) => {
          forget();
          report(error);
        },
      );
      pausing = new AbortController();
      const ended = AbortSignal.any([pausing.signal, closing.signal]);
      await sleep(waiting > 0 ? HURRIED_CHECK_MS : CHECK_MS, undefined, { signal: ended }).catch(() => undefined);
    }
  };
  const following = follow();

  return {
    current: () => (isUsed() ? db : null),
    caughtUp: async () => {
      const from = performance.now();
      waiting += 1;
      pausing.abort();
      while (isUsed() && reachedAt < from && !closing.signal.aborted) await sleep(HURRIED_CHECK_MS);
      waiting -= 1;
    },
    close: async () => {
      closing.abort();
      await following;
      await close();
    },
  };
}
