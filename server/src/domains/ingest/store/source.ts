import type { Source } from '@plumbline/contract/domains/ingest/source.ts';
import type { SourceKind } from '@plumbline/contract/domains/ingest/source-kinds.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { READING_RULES } from '../../projects/public.ts';
import type { SourceConfig, Validators } from '../ports.ts';
import type { Belief } from '../rules/belief.ts';
import type { ColumnShares, ColumnWarning } from '../rules/column-trouble.ts';
import { scheduleText } from '../rules/schedule.ts';
import { isoOf, type PartRow, partAsJson, partOf } from './run.ts';

/** A source's configuration. Its name and page are stored by `registerSource`. */
export interface NewSource extends Omit<SourceConfig, 'name'> {
  /** Null if the source is read only on request. */
  readonly intervalMinutes: number | null;
  readonly enabled: boolean;
}

/**
 * Adds a source or changes its configuration; it is then read again in full and the result accepted. Writes nothing if
 * nothing has changed. The source must be registered.
 */
export async function upsertSource(db: Database, source: NewSource, nextRunAt: Date | null): Promise<void> {
  const { id, kind, address, mapping, county, upload, intervalMinutes, enabled } = source;
  await db.execute(sql`
    insert into ingest_sources as known
      (id, kind, address, mapping, county, upload, interval_minutes, enabled, next_run_at)
    values (${id}, ${kind}, ${address}, ${JSON.stringify(mapping)}::jsonb, ${county}, ${upload}, ${intervalMinutes},
      ${enabled}, ${nextRunAt?.toISOString() ?? null}::timestamptz)
    on conflict (id) do update set kind = excluded.kind, address = excluded.address, mapping = excluded.mapping,
      county = excluded.county, upload = excluded.upload, interval_minutes = excluded.interval_minutes,
      enabled = excluded.enabled, next_run_at = excluded.next_run_at, validators = null,
      believe_next = true, failures = 0
    where (known.kind, known.address, known.mapping, known.county, known.upload, known.interval_minutes, known.enabled)
      is distinct from (excluded.kind, excluded.address, excluded.mapping, excluded.county, excluded.upload,
        excluded.interval_minutes, excluded.enabled)`);
}

/** The data that a run needs to read a source. */
export interface StoredSource extends SourceConfig, Belief {
  readonly enabled: boolean;
  readonly intervalMinutes: number | null;
  readonly validators: Validators | null;
  readonly failures: number;
  /** What its columns gave when it was last believed; null if that isn't known. */
  readonly columnShares: ColumnShares | null;
}

export async function sourceById(db: Database, id: SourceId): Promise<StoredSource | null> {
  const { rows } = await db.execute<StoredSource & Record<string, unknown>>(sql`
    select id, name, kind, address, mapping, county, upload, enabled, interval_minutes as "intervalMinutes", validators,
      last_count as "lastCount", believe_next as "believeNext", failures, column_shares as "columnShares"
    from ingest_sources join project_sources using (id) where id = ${id}`);
  return rows[0] ?? null;
}

export async function enabledSources(db: Database): Promise<SourceId[]> {
  const { rows } = await db.execute<{ id: SourceId }>(sql`select id from ingest_sources where enabled order by id`);
  return rows.map(({ id }) => id);
}

/** Returns the enabled sources that were last read with older rules. */
export async function sourcesReadByOlderRules(db: Database): Promise<SourceId[]> {
  const { rows } = await db.execute<{ id: SourceId }>(sql`
    select id from ingest_sources where enabled and last_succeeded_at is not null and rules < ${READING_RULES}
    order by id`);
  return rows.map(({ id }) => id);
}

export async function dueSources(db: Database, now: Date): Promise<SourceId[]> {
  const { rows } = await db.execute<{ id: SourceId }>(sql`
    select id from ingest_sources where enabled and next_run_at <= ${now.toISOString()}::timestamptz order by id`);
  return rows.map(({ id }) => id);
}

/** Returns when the next source is due; null if none is scheduled. */
export async function earliestDue(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select min(next_run_at) as at from ingest_sources where enabled`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

/** Returns false for an unknown source. */
export async function setEnabled(
  db: Database,
  id: SourceId,
  enabled: boolean,
  nextRunAt: Date | null,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ingest_sources set enabled = ${enabled}, next_run_at = ${nextRunAt?.toISOString() ?? null}::timestamptz
    where id = ${id}`);
  return rowCount === 1;
}

/** Returns false for an unknown source. */
export async function setBelieveNext(db: Database, id: SourceId): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ingest_sources set believe_next = true, validators = null where id = ${id}`);
  return rowCount === 1;
}

interface AcceptedReading {
  readonly count: number;
  readonly validators: Validators | null;
  readonly shares: ColumnShares;
  readonly warnings: readonly ColumnWarning[];
}

/** Records an accepted reading. Without `reading`, the source had nothing new. */
export async function setSucceeded(
  db: Database,
  id: SourceId,
  nextRunAt: Date | null,
  now: Date,
  reading?: AcceptedReading,
): Promise<void> {
  const read = reading
    ? sql`, rules = ${READING_RULES}, last_count = ${reading.count}, validators = ${reading.validators && JSON.stringify(reading.validators)}::jsonb,
        believe_next = false, column_shares = ${JSON.stringify(reading.shares)}::jsonb,
        warnings = ${JSON.stringify(reading.warnings)}::jsonb, warned_at = ${
          reading.warnings.length === 0 ? null : sql`coalesce(warned_at, ${now.toISOString()}::timestamptz)`
        }`
    : sql.empty();
  await db.execute(sql`
    update ingest_sources set last_succeeded_at = ${now.toISOString()}::timestamptz, failures = 0,
      next_run_at = ${nextRunAt?.toISOString() ?? null}::timestamptz${read}
    where id = ${id}`);
}

/** Records a reading that was held back. It doesn't count as a failure, and none of its data is kept. */
export async function setHeldBack(db: Database, id: SourceId, nextRunAt: Date | null): Promise<void> {
  await db.execute(sql`
    update ingest_sources set failures = 0,
      next_run_at = ${nextRunAt?.toISOString() ?? null}::timestamptz
    where id = ${id}`);
}

export async function setFailed(db: Database, id: SourceId, failures: number, nextRunAt: Date | null): Promise<void> {
  await db.execute(sql`
    update ingest_sources set failures = ${failures}, next_run_at = ${nextRunAt?.toISOString() ?? null}::timestamptz
    where id = ${id}`);
}

type SourceRow = Omit<Source, 'schedule' | 'kind' | 'lastRun'> & {
  kind: SourceKind;
  intervalMinutes: number | null;
  lastRun: PartRow | null;
};

/** Returns every source with its state, by name; disabled ones come last. */
export async function allSources(db: Database, language: Language): Promise<Source[]> {
  const { rows } = await db.execute<SourceRow & Record<string, unknown>>(sql`
    select id, name, kind, host, page_url as url, county, enabled, interval_minutes as "intervalMinutes",
      next_run_at as "nextRunAt", last_succeeded_at as "lastSucceededAt", failures,
      coalesce(last_count, 0) as projects, (
        select ${partAsJson} from ingest_source_runs part
        where source_id = project_sources.id and finished_at is not null
        order by finished_at desc limit 1) as "lastRun"
    from ingest_sources join project_sources using (id) order by enabled desc, name, id`);
  return rows.map(({ intervalMinutes, lastRun, ...row }) => ({
    ...row,
    schedule: scheduleText(intervalMinutes, language),
    nextRunAt: row.enabled ? isoOf(row.nextRunAt) : null,
    lastSucceededAt: isoOf(row.lastSucceededAt),
    lastRun: lastRun === null ? null : partOf(lastRun, language),
  }));
}

/** Returns when a scheduled source was last read successfully, if all of them fail now; otherwise null. */
export async function failingSince(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(last_succeeded_at) as at from ingest_sources
    where enabled and interval_minutes is not null having bool_and(failures > 0)`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}
