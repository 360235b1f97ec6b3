import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Context } from '../../../kernel/context.ts';
import { seenSince } from '../store/project-news.ts';
import { searching } from './search-projects.ts';

/**
 * Counts the projects that the list has with a filter and that were first seen after a time.
 * @param limit Counting ends here.
 */
export async function countSeenSince(ctx: Context, filter: ProjectFilter, since: Date, limit: number): Promise<number> {
  const { count } = await searching(
    ctx,
    filter,
    (resolved) => seenSince(ctx.db, resolved, since, limit),
    ({ any }) => !any,
  );
  return count;
}
