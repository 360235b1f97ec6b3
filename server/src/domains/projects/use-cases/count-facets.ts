import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Context } from '../../../kernel/context.ts';
import { type KeptAnswers, keepsNothing } from '../../../kernel/kept-answers.ts';
import { facetsOf } from '../rules/project-cells.ts';
import { projectCells } from '../store/project-cell.ts';
import { searching } from './search-projects.ts';

/**
 * Returns the number of projects that each choice of the filters would show, with all other filters unchanged.
 * @param kept has the counts that others have asked for; without it, the database answers.
 */
export const countFacets = (
  ctx: Context,
  filter: ProjectFilter,
  kept: KeptAnswers = keepsNothing,
): Promise<ProjectFacets> =>
  // Asked again later, a number of days means something else.
  filter.days === undefined
    ? kept.answer(`facets ${JSON.stringify(filter)}`, () => readFacets(ctx, filter))
    : readFacets(ctx, filter);

async function readFacets(ctx: Context, filter: ProjectFilter): Promise<ProjectFacets> {
  const { total, sources, cells } = await searching(
    ctx,
    filter,
    (resolved) => projectCells(ctx.db, resolved),
    ({ cells }) => cells.length === 0,
  );
  return { total, sources: [...sources], ...facetsOf(cells, filter) };
}
