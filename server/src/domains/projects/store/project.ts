import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { HOME_ZONE } from '../rules/listed-date.ts';
import type { DetailsRow, ProjectRow } from '../views.ts';

/** The day or month of `listed_at`; for rows from the previous release, the day in Louisville. */
export const listedOn = (table = ''): string => `coalesce(${table}listed_on, case when ${table}is_dated
  then to_char(${table}listed_at at time zone '${HOME_ZONE}', 'YYYY-MM-DD') end)`;

/** Sorts projects newest first. Undated ones come last, in the order in which they were first seen. */
export const newestFirst = (table = ''): string => `${table}is_dated desc, ${table}listed_at desc, ${table}id desc`;

/** The columns of `projectTables` for lists. Times are in PostgreSQL's format. */
export const projectColumns = sql.raw(`
  p.id, p.title, p.location, p.county, p.description, p.status, p.project_type as "projectType", p.sector, p.work,
  p.plumbing_required as "plumbingRequired", p.trades, p.budget_min_cents as "budgetMinCents",
  p.budget_max_cents as "budgetMaxCents", p.deadline_at as "deadlineAt", p.deadline_zone as "deadlineZone",
  p.deadline_text as "deadlineText", p.permit_status as "permitStatus", p.contact_info as "contactInfo",
  p.source_url as "sourceUrl", p.latitude, p.longitude, p.precision, p.located_by as "locatedBy",
  p.listed_at as "listedAt", ${listedOn('p.')} as "listedOn",
  p.permit_number as "permitNumber", p.contractor, p.is_synthetic as "isSynthetic", s.name as "sourceName",
  s.host as "sourceHost", checked.at as "checkedAt", p.vanished_at as "vanishedAt",
  case when p.status <> 'completed' and checked.is_rolling then p.vanished_at end as "statusAsOf",
  p.first_seen_at as "firstSeenAt"`);

/** A project that a source still lists was last seen when that source was last read. */
export const projectTables = sql.raw(`
  projects p join project_sources s on s.id = p.source_id
  cross join lateral (
    select coalesce(max(origin.checked_at) filter (where l.vanished_at is null), max(l.vanished_at), p.first_seen_at) as at,
      bool_or(origin.is_rolling) as is_rolling
    from project_listings l join project_sources origin on origin.id = l.source_id where l.project_id = p.id
  ) checked`);

/** Returns one project with its listings' sources and its newest history; null if there is none. */
export async function projectDetails(db: Database, id: ProjectId, historyLimit: number): Promise<DetailsRow | null> {
  const { rows } = await db.execute<DetailsRow & Record<string, unknown>>(sql`
    select ${projectColumns}, p.last_changed_at as "lastChangedAt",
      (select coalesce(json_object_agg(field, coalesce(origin.name, fact.source_id)), '{}')
        from jsonb_each_text(p.provenance) fact (field, source_id)
        left join project_sources origin on origin.id = fact.source_id) as provenance,
      (select coalesce(json_agg(json_build_object('sourceId', origin.id, 'name', origin.name, 'host', origin.host,
          'url', l.listing ->> 'url', 'checkedAt', coalesce(l.vanished_at, origin.checked_at, l.first_seen_at),
          'vanishedAt', l.vanished_at, 'isRolling', origin.is_rolling) order by l.vanished_at desc nulls first, l.first_seen_at, origin.id), '[]')
        from project_listings l join project_sources origin on origin.id = l.source_id
        where l.project_id = p.id) as sources,
      (select coalesce(json_agg(json_build_object('at', at, 'sourceName', name, 'kind', kind, 'fields', fields)
          order by id desc), '[]')
        from (
          select h.id, h.at, origin.name, h.fields, case when h.is_correction then 'corrected' else h.kind end as kind
          from project_history h join project_sources origin on origin.id = h.source_id
          where h.project_id = p.id order by h.id desc limit ${historyLimit}
        ) newest) as history
    from ${projectTables} where p.id = ${id}`);
  return rows[0] ?? null;
}

export interface ProjectForBid extends Pick<ProjectRow, 'title' | 'status'> {
  /** Whether a source currently lists it. */
  readonly isListed: boolean;
}

/** Returns one project, locked against changes until the transaction ends; null if there is none. */
export async function lockProjectForBid(db: Database, id: ProjectId): Promise<ProjectForBid | null> {
  const { rows } = await db.execute<ProjectForBid & Record<string, unknown>>(sql`
    select title, status, vanished_at is null as "isListed" from projects where id = ${id} for share`);
  return rows[0] ?? null;
}

export interface ProjectName {
  readonly id: ProjectId;
  readonly title: string;
  readonly location: string;
}

export async function namesOf(db: Database, ids: readonly ProjectId[]): Promise<ProjectName[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ProjectName & Record<string, unknown>>(sql`
    select id, title, location from projects where id = any(${sql.param([...ids])}::text[])`);
  return rows;
}
