import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { ProjectCell } from '../rules/project-cells.ts';
import { conditionsBesidesCells, isInCells, type ResolvedFilter, whereAll } from './project-filter.ts';

export interface ProjectCells {
  /** The number of all projects, regardless of words. */
  readonly total: number;
  readonly sources: readonly { readonly id: SourceId; readonly name: string }[];
  /** The cells of the projects with the words. */
  readonly cells: readonly ProjectCell[];
}

/**
 * Counts the projects that match what cells don't know, such as words. Without that, the database maintains the counts, so
 * only a few rows are read.
 */
export async function projectCells(db: Database, filter: ResolvedFilter): Promise<ProjectCells> {
  const counted = isInCells(filter)
    ? sql`select status, project_type, county, budget_ranges, plumbing_required, sum(count)::int as count
          from project_cells where count > 0`
    : sql`select status, project_type, county, budget_ranges, plumbing_required, count(*)::int as count
          from projects ${whereAll(conditionsBesidesCells(filter))}`;
  const { rows } = await db.execute<{ [Part in keyof ProjectCells]: ProjectCells[Part] }>(sql`
    select (select coalesce(sum(count), 0)::int from project_cells) as total,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]') from project_sources)
        as sources,
      coalesce(json_agg(json_build_object('status', status, 'projectType', project_type, 'county', county,
        'budgetRanges', budget_ranges, 'plumbingRequired', plumbing_required, 'count', count)), '[]') as cells
    from (${counted} group by 1, 2, 3, 4, 5) counted`);
  return rows[0] ?? { total: 0, sources: [], cells: [] };
}

/** Counts the projects that are not completed, and those of them that are open for bids. */
export async function sumNotCompleted(db: Database): Promise<{ notCompleted: number; openForBids: number }> {
  const { rows } = await db.execute<{ notCompleted: number; openForBids: number }>(sql`
    select coalesce(sum(count), 0)::int as "notCompleted",
      coalesce(sum(count) filter (where status = 'bidding-open'), 0)::int as "openForBids"
    from project_cells where status <> 'completed'`);
  return rows[0] ?? { notCompleted: 0, openForBids: 0 };
}
