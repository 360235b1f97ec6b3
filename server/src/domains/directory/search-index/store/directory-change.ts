import { sql } from 'drizzle-orm';
import type { Database } from '../../../../kernel/database.ts';
import { prepared } from '../../../../kernel/prepared.ts';

/** A point in the history of the directory, up to which an index has seen every change. */
export interface SeenChanges {
  /**
   * Names the database, its server and the server's timeline: after a failover or on another server, numbers of
   * transactions come a second time.
   */
  readonly key: string;
  /** A `pg_snapshot`. */
  readonly snapshot: string;
}

export interface Changes {
  readonly seen: SeenChanges;
  /** Those who may have changed; null if anybody may have. */
  readonly ids: readonly string[] | null;
}

/** Reading more contractors one by one takes longer than reading the directory. */
const MOST_IDS = 50_000;
const KEPT_HOURS = 24;

const historyKey = sql`concat_ws(' ', key, (select system_identifier from pg_control_system()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8))`;

/** Returns the changes that were committed after `seen`, in whatever order. */
export async function changesSince(db: Database, { key, snapshot }: SeenChanges): Promise<Changes> {
  const { rows } = await db.execute<{ key: string; snapshot: string; isLost: boolean; ids: string[][] | null }>(
    prepared(sql`
      select ${historyKey} as key, pg_current_snapshot()::text as snapshot, forgotten >= pg_snapshot_xmin(${snapshot}::pg_snapshot) as "isLost", (
        select case when not coalesce(bool_or(contractor_ids is null), false)
            and coalesce(sum(cardinality(contractor_ids)), 0) <= ${sql.raw(String(MOST_IDS))}
          then coalesce(json_agg(contractor_ids), '[]') end
        from directory_changes where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)) as ids
      from directory_log`),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The log of the directory has no row');
  const seen = { key: row.key, snapshot: row.snapshot };
  if (row.key !== key || row.isLost || row.ids === null) return { seen, ids: null };
  return { seen, ids: [...new Set(row.ids.flat())] };
}

/** Returns the present point in the history. Within a transaction that sees one state of the database: that state. */
export async function seenNow(db: Database): Promise<SeenChanges> {
  const { rows } = await db.execute<SeenChanges & Record<string, unknown>>(
    sql`select ${historyKey} as key, pg_current_snapshot()::text as snapshot from directory_log`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The log of the directory has no row');
  return row;
}

/** Forgets the changes before yesterday, and notes how far. Of another server's changes, which a dump has, it forgets all. */
export async function forgetOldChanges(db: Database): Promise<void> {
  const { rows } = await db.execute<{ isForeign: boolean }>(sql`
    select forgotten >= pg_snapshot_xmax(pg_current_snapshot()) or exists (
      select from directory_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())) as "isForeign"
    from directory_log`);
  if (rows[0]?.isForeign === true) await renameHistory(db);
  await db.execute(sql`
    with gone as (
      delete from directory_changes where changed_at < now() - make_interval(hours => ${KEPT_HOURS}) returning xid),
    last as (select xid from gone order by xid desc limit 1)
    update directory_log set forgotten = greatest(forgotten, last.xid) from last`);
}

/** Begins another history, for which every stored index is too old, because this database has gone back in time. */
export async function renameHistory(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (delete from directory_changes)
    update directory_log set key = gen_random_uuid()::text, forgotten = '0'`);
}

/** Returns whether there are at least so many contractors. */
export async function hasContractors(db: Database, count: number): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (select from contractors limit ${count}) as counted`,
  );
  return (rows[0]?.count ?? 0) >= count;
}
