import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';

/** The facts by which somebody may leave a project out. */
export interface NarrowingFacts
  extends Pick<Project, 'id' | 'title' | 'location' | 'projectType' | 'trades' | 'plumbingRequired'> {
  readonly sourceId: SourceId;
  readonly sourceName: string;
  /** Dollars; null if it isn't known. */
  readonly budgetTop: number | null;
}

/** Returns those facts in the order of the ids. Unknown ids are left out. */
export async function narrowingFacts(db: Database, ids: readonly ProjectId[]): Promise<NarrowingFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<NarrowingFacts & Record<string, unknown>>(sql`
    select p.id, p.title, p.location, p.project_type as "projectType", p.trades,
      p.plumbing_required as "plumbingRequired", p.source_id as "sourceId", s.name as "sourceName",
      case when p.budget_top_cents >= 0 then p.budget_top_cents / 100.0::float8 end as "budgetTop"
    from unnest(${sql.param([...ids])}::text[]) with ordinality as asked (id, place)
    join projects p on p.id = asked.id join project_sources s on s.id = p.source_id
    order by asked.place`);
  return rows;
}

/** Returns the names of sources. Unknown ids are left out. */
export async function namesOfSources(db: Database, ids: readonly SourceId[]): Promise<Map<SourceId, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: SourceId; name: string }>(sql`
    select id, name from project_sources where id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
