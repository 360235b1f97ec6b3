import type { IngestRun, RowLosses, SourceRun, SourceRunState } from '@plumbline/contract/domains/ingest/source.ts';
import type { IngestRunId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { problemText, type ReadingProblem, storedProblemText } from '../rules/reading-problem.ts';

/** A run and the process that executes it. Every write of that process checks that it still does. */
export interface Hold {
  readonly runId: IngestRunId;
  readonly holder: string;
}

/** Begins a run; returns false if one is already in progress. */
export async function insertRun(db: Database, id: IngestRunId, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rowCount } = await db.execute(sql`
    insert into ingest_runs (id, started_at, beat_at) values (${id}, ${at}::timestamptz, ${at}::timestamptz)
    on conflict ((true)) where finished_at is null do nothing`);
  return rowCount === 1;
}

/** Returns the run in progress, which can't end before the transaction does; null if there is none. */
export async function lockUnfinishedRun(db: Database): Promise<{ id: IngestRunId; beatAt: Date } | null> {
  const { rows } = await db.execute<{ id: IngestRunId; beatAt: string }>(sql`
    select id, beat_at as "beatAt" from ingest_runs where finished_at is null for update`);
  const [run] = rows;
  return run === undefined ? null : { id: run.id, beatAt: new Date(run.beatAt) };
}

/** Adds sources to read. Those already in the run are left unchanged. Returns the number of new ones. */
export async function addSourcesToRun(
  db: Database,
  runId: IngestRunId,
  sourceIds: readonly SourceId[],
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ingest_source_runs (run_id, source_id, state)
    select ${runId}, id, 'waiting' from unnest(${sql.param([...sourceIds])}::text[]) as wanted (id)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/**
 * Makes `holder` the executor of the run. Sources that another executor had started are read again. Returns false if
 * the run has ended.
 */
export async function takeRun(db: Database, { runId, holder }: Hold, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ingest_runs set holder = ${holder}, beat_at = ${now.toISOString()}::timestamptz
    where id = ${runId} and finished_at is null`);
  if (rowCount !== 1) return false;
  await putBack(db, runId);
  return true;
}

/** Releases the run for another process to take. */
export async function releaseRun(db: Database, { runId, holder }: Hold): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ingest_runs set holder = null where id = ${runId} and holder = ${holder} and finished_at is null`);
  if (rowCount !== 1) return false;
  await putBack(db, runId);
  return true;
}

/** Resets the sources in progress. What they have recorded stays counted. */
async function putBack(db: Database, runId: IngestRunId): Promise<void> {
  await db.execute(sql`
    update ingest_source_runs set state = 'waiting', started_at = null, read = 0, skipped = 0, losses = '{}',
      unchanged = 0, vanished = 0
    where run_id = ${runId} and state = 'running'`);
}

/** Returns whether this process still holds the run. Nobody can take it before the transaction ends. */
export async function lockHold(db: Database, { runId, holder }: Hold): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ingest_runs where id = ${runId} and holder = ${holder} and finished_at is null for share`);
  return rows.length === 1;
}

/** Records that the process is alive; returns false if it no longer holds the run. */
export async function beat(db: Database, { runId, holder }: Hold, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ingest_runs set beat_at = ${now.toISOString()}::timestamptz
    where id = ${runId} and holder = ${holder} and finished_at is null`);
  return rowCount === 1;
}

/** Ends the run, unless sources are still waiting or this process no longer holds it. */
export async function finishRun(db: Database, { runId, holder }: Hold, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ingest_runs set finished_at = ${now.toISOString()}::timestamptz
    where id = ${runId} and holder = ${holder} and finished_at is null
      and not exists (select from ingest_source_runs where run_id = ${runId} and state in ('waiting', 'running'))`);
  return rowCount === 1;
}

/** Returns the sources that a run has yet to read, with their hosts. */
export async function waitingSources(
  db: Database,
  runId: IngestRunId,
): Promise<{ id: SourceId; host: string | null }[]> {
  const { rows } = await db.execute<{ id: SourceId; host: string | null }>(sql`
    select source_id as id, host from ingest_source_runs join project_sources on id = source_id
    where run_id = ${runId} and state = 'waiting' order by source_id`);
  return rows;
}

/** Starts a source's part of a run. Returns what a previous process had already recorded. */
export async function startPart(
  db: Database,
  runId: IngestRunId,
  sourceId: SourceId,
  now: Date,
): Promise<Pick<PartCounts, 'created' | 'changed'>> {
  const { rows } = await db.execute<{ created: number; changed: number }>(sql`
    update ingest_source_runs set state = 'running', started_at = ${now.toISOString()}::timestamptz
    where run_id = ${runId} and source_id = ${sourceId}
    returning created, changed`);
  return rows[0] ?? { created: 0, changed: 0 };
}

export async function setRead(db: Database, runId: IngestRunId, sourceId: SourceId, read: number): Promise<void> {
  await db.execute(sql`
    update ingest_source_runs set read = ${read} where run_id = ${runId} and source_id = ${sourceId}`);
}

export interface PartCounts {
  readonly read: number;
  readonly skipped: number;
  readonly losses: RowLosses;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly vanished: number;
}

export async function setCounts(
  db: Database,
  runId: IngestRunId,
  sourceId: SourceId,
  { read, skipped, losses, created, changed, unchanged, vanished }: PartCounts,
): Promise<void> {
  await db.execute(sql`
    update ingest_source_runs set read = ${read}, skipped = ${skipped},
      losses = ${JSON.stringify(losses)}::jsonb, created = ${created}, changed = ${changed},
      unchanged = ${unchanged}, vanished = ${vanished}
    where run_id = ${runId} and source_id = ${sourceId}`);
}

export async function finishPart(
  db: Database,
  runId: IngestRunId,
  sourceId: SourceId,
  { state, problem }: { readonly state: SourceRunState; readonly problem: ReadingProblem | null },
  now: Date,
): Promise<void> {
  // The previous release reads the sentence alone.
  const sentence = problem === null ? null : problemText(problem, DEFAULT_LANGUAGE);
  await db.execute(sql`
    update ingest_source_runs set state = ${state}, problem = ${sentence},
      problem_kind = ${problem === null ? null : JSON.stringify(problem)}::jsonb, finished_at = ${now.toISOString()}::timestamptz
    where run_id = ${runId} and source_id = ${sourceId}`);
}

/** The columns of a part, as the contract's `SourceRun`. */
export const partAsJson = sql.raw(`json_build_object('state', part.state, 'startedAt', part.started_at,
  'finishedAt', part.finished_at, 'read', part.read, 'skipped', part.skipped, 'losses', part.losses,
  'created', part.created,
  'changed', part.changed, 'unchanged', part.unchanged, 'vanished', part.vanished, 'problem', part.problem,
  'problemKind', part.problem_kind)`);

/** A part as `partAsJson` reads it. */
export type PartRow = SourceRun & { readonly problemKind: ReadingProblem | null };

/** Returns the part as people read it. Converts the times in JSON, which have PostgreSQL's format. */
export const partOf = <Part extends PartRow>(
  { problemKind, ...row }: Part,
  language: Language,
): Omit<Part, 'problemKind'> => ({
  ...row,
  startedAt: isoOf(row.startedAt),
  finishedAt: isoOf(row.finishedAt),
  problem: storedProblemText(problemKind, row.problem, language),
});

export const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString());

type RunRow = {
  id: IngestRunId;
  startedAt: string;
  finishedAt: string | null;
  sources: (PartRow & IngestRun['sources'][number])[];
};

const selectRun = sql`
  select id, started_at as "startedAt", finished_at as "finishedAt", coalesce((
    select json_agg(${partAsJson}::jsonb || jsonb_build_object('sourceId', source_id, 'name', name) order by name, source_id)
    from ingest_source_runs part join project_sources source on source.id = source_id where run_id = run.id), '[]') as sources
  from ingest_runs run`;

const runOf = (row: RunRow | undefined, language: Language): IngestRun | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        startedAt: new Date(row.startedAt).toISOString(),
        finishedAt: isoOf(row.finishedAt),
        sources: row.sources.map((part) => partOf(part, language)),
      };

export async function runById(db: Database, id: IngestRunId, language: Language): Promise<IngestRun | null> {
  const { rows } = await db.execute<RunRow>(sql`${selectRun} where id = ${id}`);
  return runOf(rows[0], language);
}

export async function runUnderWay(db: Database, language: Language): Promise<IngestRun | null> {
  const { rows } = await db.execute<RunRow>(sql`${selectRun} where finished_at is null`);
  return runOf(rows[0], language);
}

/** Returns the last run that ended after `since` and read all of `sourceIds`. */
export async function recentRun(
  db: Database,
  since: Date,
  sourceIds: readonly SourceId[],
  language: Language,
): Promise<IngestRun | null> {
  const { rows } = await db.execute<RunRow>(sql`
    ${selectRun} where finished_at >= ${since.toISOString()}::timestamptz and not exists (
      select from unnest(${sql.param([...sourceIds])}::text[]) as wanted (id)
      where not exists (select from ingest_source_runs where run_id = run.id and source_id = wanted.id))
    order by started_at desc limit 1`);
  return runOf(rows[0], language);
}

/** Deletes runs that ended before the given time. */
export async function forgetRuns(db: Database, before: Date): Promise<void> {
  await db.execute(sql`
    with old as (select id from ingest_runs where finished_at < ${before.toISOString()}::timestamptz),
      parts as (delete from ingest_source_runs where run_id in (select id from old))
    delete from ingest_runs where id in (select id from old)`);
}
