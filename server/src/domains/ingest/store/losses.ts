import type { ColumnCount } from '@plumbline/contract/domains/ingest/source-columns.ts';
import type { IngestRunId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { LeftOutRow } from '../rules/row-results.ts';

/** Stores how a reading went, row by row and column by column: the rows that became no project replace earlier ones. */
export async function recordDetails(
  db: Database,
  { runId, sourceId }: { readonly runId: IngestRunId; readonly sourceId: SourceId },
  { leftOut, columns }: { readonly leftOut: readonly LeftOutRow[]; readonly columns: readonly ColumnCount[] },
): Promise<void> {
  await db.execute(sql`delete from ingest_left_out where source_id = ${sourceId}`);
  await db.execute(sql`
    insert into ingest_left_out (source_id, position, reason, row)
    select ${sourceId}, ordinality, value ->> 'reason', value
    from jsonb_array_elements(${JSON.stringify(leftOut)}::jsonb) with ordinality`);
  await db.execute(sql`
    update ingest_source_runs set columns = ${JSON.stringify(columns)}::jsonb
    where run_id = ${runId} and source_id = ${sourceId}`);
}

/** Returns the rows of the last reading that became no project, in the source's order. */
export async function leftOutRows(db: Database, sourceId: SourceId): Promise<LeftOutRow[]> {
  const { rows } = await db.execute<{ row: LeftOutRow }>(sql`
    select row from ingest_left_out where source_id = ${sourceId} order by position`);
  return rows.map(({ row }) => row);
}

/** Returns how the last reading read each column, and how many rows it left out. */
export async function readingDetails(
  db: Database,
  sourceId: SourceId,
): Promise<{ readonly columns: ColumnCount[]; readonly leftOut: number }> {
  const { rows } = await db.execute<{ columns: ColumnCount[]; leftOut: number }>(sql`
    select coalesce((
        select columns from ingest_source_runs where source_id = ${sourceId} and state in ('succeeded', 'held-back')
        order by finished_at desc limit 1), '[]') as columns,
      (select count(*)::integer from ingest_left_out where source_id = ${sourceId}) as "leftOut"`);
  return rows[0] ?? { columns: [], leftOut: 0 };
}
