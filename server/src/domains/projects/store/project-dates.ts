import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** What a calendar shows of a project. */
export interface ProjectDates {
  readonly id: ProjectId;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly status: SourceStatus;
  readonly deadlineAt: string | null;
  readonly deadlineZone: string | null;
  /** The deadline in the source's own words. */
  readonly deadlineText: string | null;
  /** What the newest change of the deadline replaced: a moment, or the source's words. */
  readonly deadlineBefore: string | null;
  readonly listedAt: string;
}

/** Returns the dates of projects; unknown ids are left out. */
export async function projectDates(db: Database, ids: readonly ProjectId[]): Promise<ProjectDates[]> {
  const { rows } = await db.execute<ProjectDates & Record<string, unknown>>(sql`
    select id, title, location, description, status, deadline_at as "deadlineAt", deadline_zone as "deadlineZone",
      deadline_text as "deadlineText", listed_at as "listedAt", (
        select field ->> 'from' from project_history h cross join lateral jsonb_array_elements(h.fields) as one (field)
        where h.project_id = projects.id and not h.is_correction and field ->> 'field' = 'deadline'
        order by h.id desc limit 1) as "deadlineBefore"
    from projects where id = any(${sql.param([...ids])}::text[])`);
  return rows;
}
