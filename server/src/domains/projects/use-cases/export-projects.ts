import type { ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Context } from '../../../kernel/context.ts';
import type { PageEnd } from '../rules/page-cursor.ts';
import { type ProjectFile, projectFiles } from '../rules/project-files.ts';
import { uncountedPage } from '../store/project-page.ts';
import { projectView } from '../views.ts';
import { searching } from './search-projects.ts';

const ROWS_AT_ONCE = 500;

/**
 * Streams the file of all matching projects that belong in it, newest first, as this viewer sees them. The whole file is never in memory,
 * and it stops if the reader leaves.
 */
export async function* exportProjects(
  ctx: Context,
  format: ExportFormat,
  filter: ProjectFilter,
): AsyncGenerator<string> {
  const file: ProjectFile = projectFiles[format];
  const { publicUrl, ocidPrefix } = ctx.settings;
  const maker = { publicUrl, ocidPrefix, at: ctx.clock.now() };
  let piece = file.begin(maker);
  let after: PageEnd | null = null;
  for (let isFirst = true; ; ) {
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
    const rows = page.rows
      .map((row) => file.row(projectView(row, bids.has(row.id), ctx.language), maker))
      .filter((row) => row !== null);
    if (rows.length > 0) {
      piece += (isFirst ? '' : file.between) + rows.join(file.between);
      isFirst = false;
    }
    after = page.end;
    if (after === null) break;
    yield piece;
    piece = '';
  }
  yield piece + file.end;
}
