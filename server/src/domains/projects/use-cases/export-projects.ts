import type { ExportFormat } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Context } from '../../../kernel/context.ts';
import type { PageEnd } from '../rules/page-cursor.ts';
import { projectFiles } from '../rules/project-files.ts';
import { uncountedPage } from '../store/project-page.ts';
import { projectView } from '../views.ts';
import { resolveFilter } from './resolve-filter.ts';

const ROWS_AT_ONCE = 500;

/**
 * The file of all projects that the filter lets through, newest first, as this viewer sees them; piece by piece, so
 * that it never is in memory as a whole and a reader who leaves ends it.
 */
export async function* exportProjects(
  ctx: Context,
  format: ExportFormat,
  given: ProjectFilter,
): AsyncGenerator<string> {
  const file = projectFiles[format];
  const filter = await resolveFilter(ctx.db, given);
  let piece: string = file.begin;
  let after: PageEnd | null = null;
  for (let isFirst = true; ; isFirst = false) {
    const page = await uncountedPage(ctx.db, {
      filter,
      sort: 'newest',
      after,
      limit: ROWS_AT_ONCE,
      now: ctx.clock.now(),
    });
    const bids = await ctx.ports.bids.liveAmong(
      ctx,
      page.rows.map(({ id }) => id),
    );
    const rows = page.rows.map((row) => file.row(projectView(row, bids.has(row.id))));
    if (rows.length > 0) piece += (isFirst ? '' : file.between) + rows.join(file.between);
    after = page.end;
    if (after === null) break;
    yield piece;
    piece = '';
  }
  yield piece + file.end;
}
