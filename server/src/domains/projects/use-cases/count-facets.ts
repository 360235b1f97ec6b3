import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Context } from '../../../kernel/context.ts';
import { facetsOf } from '../rules/project-cells.ts';
import { projectCells } from '../store/project-cell.ts';
import { searching } from './search-projects.ts';

/** Returns the number of projects that each choice of the filters would show, with all other filters unchanged. */
export async function countFacets(ctx: Context, filter: ProjectFilter): Promise<ProjectFacets> {
  const { total, sources, cells } = await searching(
    ctx,
    filter,
    (resolved) => projectCells(ctx.db, resolved),
    ({ cells }) => cells.length === 0,
  );
  return { total, sources: [...sources], ...facetsOf(cells, filter) };
}
