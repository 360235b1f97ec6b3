import type { ProjectChange } from '@plumbline/contract/domains/projects/project.ts';
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
const stored = (kind: ProjectChange['kind']) => (kind === 'corrected' ? 'changed' : kind);

/** The history only grows. Uses one statement for any number of events. */
export async function insertHistory(db: Database, happened: readonly NewHistory[], now: Date): Promise<void> {
  if (happened.length === 0) return;
  const rows = happened.map(({ projectId, sourceId, kind, fields }) => ({
    project_id: projectId,
    source_id: sourceId,
    kind: stored(kind),
    is_correction: kind === 'corrected',
    fields,
  }));
  await db.execute(sql`
    insert into project_history (project_id, at, source_id, kind, is_correction, fields)
    select project_id, ${now.toISOString()}::timestamptz, source_id, kind, is_correction, fields
    from json_populate_recordset(null::project_history, ${JSON.stringify(rows)}::json)`);
}
