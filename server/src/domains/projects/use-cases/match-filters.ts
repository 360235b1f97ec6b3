import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { filterAnchors } from '../rules/anchors.ts';
import { anchorsOf, type KeyedFilter, matchesAmong, matchesWithAny } from '../store/filter-match.ts';
import { resolvedPlace, searching } from './search-projects.ts';

export interface WatchedFilter {
  readonly key: string;
  readonly filter: ProjectFilter;
}

/**
 * Returns, for each filter, those of the projects that the list has with it, by the list's own predicate. Filters without
 * words share statements. With words, what a search means may depend on all projects, as in the list.
 */
export async function matchFilters(
  ctx: Context,
  filters: readonly WatchedFilter[],
  ids: readonly ProjectId[],
): Promise<Map<string, ProjectId[]>> {
  const plain: KeyedFilter[] = [];
  const found = new Map<string, ProjectId[]>();
  for (const { key, filter } of filters) {
    const outcome = await outcomeOf(ctx, filter, ids);
    if (outcome.filter !== undefined) plain.push({ key, filter: outcome.filter });
    else if (outcome.ids.length > 0) found.set(key, outcome.ids);
  }
  return new Map([...found, ...(await matchesAmong(ctx.db, plain, ids))]);
}

interface Outcome {
  /** Still to be compared. */
  readonly filter?: KeyedFilter['filter'];
  readonly ids: ProjectId[];
  /** No project at all matches. */
  readonly isNothing: boolean;
}

const NOTHING: Outcome = { ids: [], isNothing: true };

async function outcomeOf(ctx: Context, filter: ProjectFilter, ids: readonly ProjectId[]): Promise<Outcome> {
  try {
    return await searching<Outcome>(
      ctx,
      filter,
      async (resolved) => {
        if (resolved.words === null && resolved.permit === undefined) {
          return { filter: resolved, ids: [], isNothing: false };
        }
        const { ids: matching, any } = await matchesWithAny(ctx.db, resolved, ids);
        return { ids: matching, isNothing: !any };
      },
      ({ isNothing }) => isNothing,
    );
  } catch (error) {
    // Its place is no longer known. The list refuses it, too.
    if (error instanceof DomainError) return NOTHING;
    throw error;
  }
}

/**
 * Returns the anchors of a filter, which are stored with it (`rules/anchors.ts`).
 * @throws DomainError 'invalid-input' naming `near` if nobody knows the place
 */
export const anchorsOfFilter = (filter: ProjectFilter): string[] => filterAnchors(filter, resolvedPlace(filter));

/** Returns the anchors of changed projects: only filters with one of them can match. */
export const anchorsOfProjects = (ctx: Context, ids: readonly ProjectId[]): Promise<string[]> => anchorsOf(ctx.db, ids);
