import type { ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Context } from '../../../kernel/context.ts';
import type { PageEnd } from '../rules/page-cursor.ts';
import { projectFiles } from '../rules/project-files.ts';
import { uncountedPage } from '../store/project-page.ts';
import { projectView } from '../views.ts';
import { searching } from './search-projects.ts';

const ROWS_AT_ONCE = 500;

/**
 * Streams the file of all matching projects, newest first, as this viewer sees them. The whole file is never in memory,
 * and it stops if the reader leaves.
 */
export async function* exportProjects(
  ctx: Context,
  format: ExportFormat,
  filter: ProjectFilter,
): AsyncGenerator<string> {
  const file = projectFiles[format];
  let piece: string = file.begin;
  let after: PageEnd | null = null;
  for (let isFirst = true; ; isFirst = false) {
    const request = { sort: 'newest' as const, after, limit: ROWS_AT_ONCE, now: ctx.clock.now() };
    const page: Awaited<ReturnType<typeof uncountedPage>> = await searching(
      ctx,
      filter,
      (resolved) => uncountedPage(ctx.db, { ...request, filter: resolved }),
      ({ rows }) => rows.length === 0,
    );
    const bids = await ctx.ports.bids.liveAmong(
      ctx,
      page.rows.map(({ id }) => id),
    );
    const rows = page.rows.map((row) => file.row(projectView(row, bids.has(row.id), ctx.language)));
    if (rows.length > 0) piece += (isFirst ? '' : file.between) + rows.join(file.between);
    after = page.end;
    if (after === null) break;
    yield piece;
    piece = '';
  }
  yield piece + file.end;
}
