import type { ProjectChange } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { FieldChange } from '../rules/project-changes.ts';

export interface NewHistory {
  readonly projectId: string;
  readonly sourceId: string;
  readonly kind: ProjectChange['kind'];
  readonly fields: readonly FieldChange[];
}

/** The database stores a correction as a change marked as such; the previous release knows no other value. */
const storedKind = (kind: ProjectChange['kind']) => (kind === 'corrected' ? 'changed' : kind);

/** A project that was created or changed. */
export interface AnnouncedChange {
  readonly projectId: ProjectId;
  /** The entry in the history if a source changed what it says; null otherwise, as for a new project or a correction. */
  readonly historyId: string | null;
  /** The entry that closed the project because no source lists it anymore. Events of earlier releases lack it. */
  readonly closingId?: string | null;
}

/** The history only grows. Uses one statement for any number of events. Returns the stored entries. */
export async function insertHistory(
  db: Database,
  happened: readonly NewHistory[],
  now: Date,
): Promise<AnnouncedChange[]> {
  if (happened.length === 0) return [];
  const rows = happened.map(({ projectId, sourceId, kind, fields }) => ({
    project_id: projectId,
    source_id: sourceId,
    kind: storedKind(kind),
    is_correction: kind === 'corrected',
    fields,
  }));
  const { rows: stored } = await db.execute<AnnouncedChange & Record<string, unknown>>(sql`
    insert into project_history (project_id, at, source_id, kind, is_correction, fields)
    select project_id, ${now.toISOString()}::timestamptz, source_id, kind, is_correction, fields
    from json_populate_recordset(null::project_history, ${JSON.stringify(rows)}::json)
    returning project_id as "projectId",
      case when kind = 'changed' and not is_correction then id::text end as "historyId",
      case when kind = 'closed' then id::text end as "closingId"`);
  return stored;
}
