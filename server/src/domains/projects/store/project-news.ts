import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { FieldChange } from '../rules/project-changes.ts';
import type { ProjectRow } from '../views.ts';
import { projectColumns, projectTables } from './project.ts';
import { conditionsOf, type ResolvedFilter, whereAll } from './project-filter.ts';

/** A project with the fields of some of its changes, oldest first. */
export type NewsRow = ProjectRow & { readonly fields: readonly FieldChange[] };

/** Returns projects with those of their changes that are named. Unknown projects are left out. */
export async function projectNews(
  db: Database,
  ids: readonly ProjectId[],
  historyIds: readonly string[],
): Promise<NewsRow[]> {
  const { rows } = await db.execute<NewsRow & Record<string, unknown>>(sql`
    select ${projectColumns}, (
      select coalesce(json_agg(field order by h.id, place), '[]')
      from project_history h cross join lateral jsonb_array_elements(h.fields) with ordinality as one (field, place)
      where h.project_id = p.id and h.id = any(${sql.param([...historyIds])}::bigint[])) as fields
    from ${projectTables} where p.id = any(${sql.param([...ids])}::text[])`);
  return rows;
}

/** Returns when projects were first seen; unknown ids are left out. */
export async function firstSeenOf(db: Database, ids: readonly ProjectId[]): Promise<Map<ProjectId, Date>> {
  const { rows } = await db.execute<{ id: ProjectId; at: string }>(sql`
    select id, first_seen_at as at from projects where id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

/** Returns the id of the newest entry in a project's history; 0 without one. */
export async function newestHistoryId(db: Database, id: ProjectId): Promise<number> {
  const { rows } = await db.execute<{ newest: number }>(sql`
    select coalesce(max(id), 0)::float8 as newest from project_history where project_id = ${id}`);
  return rows[0]?.newest ?? 0;
}

/** Counts the matching projects that were first seen after a time, up to a limit, and tells whether any match at all. */
export async function seenSince(
  db: Database,
  filter: ResolvedFilter,
  since: Date,
  limit: number,
): Promise<{ any: boolean; count: number }> {
  const isNew = sql`first_seen_at > ${since.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ any: boolean; count: number }>(sql`
    select exists (select from projects ${whereAll(conditionsOf(filter))}) as any, (select count(*)::int from (
      select from projects ${whereAll([isNew, ...conditionsOf(filter)])} limit ${limit}) fresh) as count`);
  return rows[0] ?? { any: false, count: 0 };
}

/** Returns when projects last changed; unknown ids are left out. */
export async function lastChangesOf(db: Database, ids: readonly ProjectId[]): Promise<Map<ProjectId, Date>> {
  const { rows } = await db.execute<{ id: ProjectId; at: string }>(sql`
    select id, last_changed_at as at from projects where id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}
