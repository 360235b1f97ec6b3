import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Context } from '../../../kernel/context.ts';
import { facetsOf } from '../rules/project-cells.ts';
import { projectCells } from '../store/project-cell.ts';
import { searchQuery } from '../store/search-query.ts';

/** How many projects each choice of the filters would show, with all other filters as they are. */
export async function countFacets(ctx: Context, filter: ProjectFilter): Promise<ProjectFacets> {
  const { total, cells } = await projectCells(ctx.db, await searchQuery(ctx.db, filter.search));
  return { total, ...facetsOf(cells, filter) };
}
