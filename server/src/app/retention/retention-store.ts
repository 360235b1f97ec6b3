import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.ts';
import type { Rule } from './retention.ts';

type Rows = Extract<Rule['of'], { kind: 'rows' }>;

const isOld = ({ age, where }: Rows, before: Date) =>
  sql`${sql.raw(age)} < ${before.toISOString()}::timestamptz ${sql.raw(where === undefined ? '' : `and ${where}`)}`;

/** Deletes up to `most` of the oldest rows. Returns how many. The audit log lets nothing else delete its entries. */
export const deleteOldest = (db: Database, of: Rows, before: Date, most: number): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plumbline.retention', 'on', true)`);
    const [table, key, age] = [of.table, of.key, of.age].map((name) => sql.raw(name));
    const { rowCount } = await tx.execute(sql`
      delete from ${table} where ${key} in (
        select ${key} from ${table} where ${isOld(of, before)} order by ${age} limit ${most} for update skip locked)`);
    return rowCount ?? 0;
  });

/** Returns the time of the oldest row that the rule will remove; null if there is none. */
export async function oldestOf(db: Database, of: Rule['of']): Promise<Date | null> {
  if (of.kind === 'files') return null;
  const from =
    of.kind === 'requests'
      ? sql`min(created_at) as oldest from service_requests
          where status in ('completed', 'cancelled', 'declined', 'expired') and customer_email <> ''`
      : sql`min(${sql.raw(of.age)}) as oldest from ${sql.raw(of.table)}
          ${sql.raw(of.where === undefined ? '' : `where ${of.where}`)}`;
  const { rows } = await db.execute<{ oldest: string | null }>(sql`select ${from}`);
  const oldest = rows[0]?.oldest ?? null;
  return oldest === null ? null : new Date(oldest);
}

/** Records that a rule was enforced, and what it removed. */
export async function recordRun(db: Database, name: string, removed: number, at: Date): Promise<void> {
  await db.execute(sql`
    insert into retention_runs as known (name, last_run_at, removed) values (${name}, ${at.toISOString()}, ${removed})
    on conflict (name) do update set last_run_at = excluded.last_run_at, removed = known.removed + excluded.removed`);
}

export interface RetentionRun {
  readonly name: string;
  readonly lastRunAt: Date;
  readonly removed: number;
}

export async function retentionRuns(db: Database): Promise<RetentionRun[]> {
  const { rows } = await db.execute<{ name: string; lastRunAt: string; removed: string }>(sql`
    select name, last_run_at as "lastRunAt", removed from retention_runs`);
  return rows.map(({ name, lastRunAt, removed }) => ({
    name,
    lastRunAt: new Date(lastRunAt),
    removed: Number(removed),
  }));
}
