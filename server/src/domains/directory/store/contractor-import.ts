import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** The outcomes of the rows of a file. */
export interface ImportCounts {
  /** Number of new contractors. */
  readonly added: number;
  /** Rows that changed a contractor, or added to one that another source had listed. */
  readonly merged: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Closed or too unsure, and not known before. */
  readonly leftOut: number;
  readonly rejected: number;
  /** Number of rows outside our scope, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
}

/** The progress of the import of a file. */
export interface Checkpoint {
  readonly rowsRead: number;
  /** The length of the report of rejected rows at that point. */
  readonly reportBytes: number;
  readonly counts: ImportCounts;
}

export interface ImportFile {
  readonly sourceId: string;
  /** Identifies the file's content and how it is read. */
  readonly fileId: string;
}

/** Returns where to resume an import that ended before its file did; null if it must start from the beginning. */
export async function openCheckpoint(db: Database, { sourceId, fileId }: ImportFile): Promise<Checkpoint | null> {
  const { rows } = await db.execute<{ rowsRead: string; reportBytes: string; counts: ImportCounts }>(sql`
    select rows_read as "rowsRead", report_bytes as "reportBytes", counts from contractor_imports
    where source_id = ${sourceId} and file_id = ${fileId} and finished_at is null`);
  const [row] = rows;
  return row ? { rowsRead: Number(row.rowsRead), reportBytes: Number(row.reportBytes), counts: row.counts } : null;
}

/** Stores the progress, in the transaction of the rows it covers. */
export async function keepCheckpoint(
  db: Database,
  { sourceId, fileId }: ImportFile,
  { rowsRead, reportBytes, counts }: Checkpoint,
  at: Date,
): Promise<void> {
  await db.execute(sql`
    insert into contractor_imports (source_id, file_id, rows_read, report_bytes, counts, updated_at)
    values (${sourceId}, ${fileId}, ${rowsRead}, ${reportBytes}, ${JSON.stringify(counts)}::jsonb, ${at.toISOString()})
    on conflict (source_id, file_id) do update set rows_read = excluded.rows_read,
      report_bytes = excluded.report_bytes, counts = excluded.counts, updated_at = excluded.updated_at,
      finished_at = null`);
}

/** Marks the file as completely read, if it had any rows. */
export async function finishImport(db: Database, { sourceId, fileId }: ImportFile, at: Date): Promise<void> {
  await db.execute(sql`
    update contractor_imports set finished_at = ${at.toISOString()}
    where source_id = ${sourceId} and file_id = ${fileId} and finished_at is null`);
}
