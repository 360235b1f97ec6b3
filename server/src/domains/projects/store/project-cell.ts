import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { ProjectCell } from '../rules/project-cells.ts';
import { allOf } from './project-filter.ts';
import type { SearchQuery } from './search-query.ts';

export interface ProjectCells {
  /** The number of all projects, regardless of words. */
  readonly total: number;
  /** The cells of the projects with the words. */
  readonly cells: readonly ProjectCell[];
}

/**
 * Counts the projects with these words. Without words, the database maintains the counts, so only a few rows are read.
 */
export async function projectCells(db: Database, words: SearchQuery | null): Promise<ProjectCells> {
  const counted =
    words === null
      ? sql`select status, project_type, county, budget_ranges, plumbing_required, sum(count)::int as count
          from project_cells where count > 0`
      : sql`select status, project_type, county, budget_ranges, plumbing_required, count(*)::int as count
          from projects where search @@ ${allOf(words)}`;
  const { rows } = await db.execute<{ total: number; cells: ProjectCell[] }>(sql`
    select (select coalesce(sum(count), 0)::int from project_cells) as total,
      coalesce(json_agg(json_build_object('status', status, 'projectType', project_type, 'county', county,
        'budgetRanges', budget_ranges, 'plumbingRequired', plumbing_required, 'count', count)), '[]') as cells
    from (${counted} group by 1, 2, 3, 4, 5) counted`);
  return rows[0] ?? { total: 0, cells: [] };
}

/** Counts the projects that are not completed, and those of them that are open for bids. */
export async function sumNotCompleted(db: Database): Promise<{ notCompleted: number; openForBids: number }> {
  const { rows } = await db.execute<{ notCompleted: number; openForBids: number }>(sql`
    select coalesce(sum(count), 0)::int as "notCompleted",
      coalesce(sum(count) filter (where status = 'bidding-open'), 0)::int as "openForBids"
    from project_cells where status <> 'completed'`);
  return rows[0] ?? { notCompleted: 0, openForBids: 0 };
}
