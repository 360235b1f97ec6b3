import { sql } from 'drizzle-orm';
import pg from 'pg';
import { KEEP_ALIVE } from '../../kernel/connection-limits.ts';
import type { Database } from '../../kernel/database.ts';
import { BackupError } from './backup-store.ts';

export type RunKind = 'backup' | 'proof';

/** The latest runs of a kind. */
export interface LatestRuns {
  readonly startedAt: Date | null;
  readonly succeededAt: Date | null;
  /** Whether the newest run that has ended failed. */
  readonly isFailing: boolean;
}

/** Records the start of a run. A run that is killed stays without an end. */
export async function startRun(db: Database, run: { id: string; kind: RunKind; at: Date }): Promise<void> {
  await db.execute(sql`
    insert into backup_runs (id, kind, started_at) values (${run.id}, ${run.kind}, ${run.at.toISOString()})`);
}

export async function finishRun(
  db: Database,
  run: { id: string; succeeded: boolean; bytes: number | null; at: Date },
): Promise<void> {
  await db.execute(sql`
    update backup_runs set finished_at = ${run.at.toISOString()}, succeeded = ${run.succeeded}, bytes = ${run.bytes}
    where id = ${run.id}`);
}

export async function latestRuns(db: Database, kind: RunKind): Promise<LatestRuns> {
  const { rows } = await db.execute<{
    startedAt: string | null;
    succeededAt: string | null;
    isFailing: boolean | null;
  }>(sql`
    select (select max(started_at) from backup_runs where kind = ${kind}) as "startedAt",
      (select finished_at from backup_runs where kind = ${kind} and succeeded order by started_at desc limit 1) as "succeededAt",
      (select not succeeded from backup_runs where kind = ${kind} and finished_at is not null
        order by started_at desc limit 1) as "isFailing"`);
  const [row] = rows;
  const moment = (text: string | null | undefined) => (text == null ? null : new Date(text));
  return {
    startedAt: moment(row?.startedAt),
    succeededAt: moment(row?.succeededAt),
    isFailing: row?.isFailing ?? false,
  };
}

/** No other lock may use this class. */
const LOCK_CLASS = 75890;

/**
 * Does work while no other process backs up or proves a backup. The lock ends with the process.
 * @throws BackupError if another one does
 */
export async function alone<Result>(connectionString: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, ...KEEP_ALIVE });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1, 0) as "isOurs"', [
      LOCK_CLASS,
    ]);
    if (rows[0]?.isOurs !== true) throw new BackupError('Another backup is under way: wait until it has ended.');
    return await work();
  } finally {
    await client.end();
  }
}
