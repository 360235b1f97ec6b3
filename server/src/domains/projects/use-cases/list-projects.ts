import { listProjects as endpoint, type ListProjectsQuery } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type * as z from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { projectWords } from '../project.words.ts';
import { cursorOf, readCursor } from '../rules/page-cursor.ts';
import { searchWords } from '../rules/search-words.ts';
import { projectPage } from '../store/project-page.ts';
import { projectView } from '../views.ts';
import { searching } from './search-projects.ts';

export interface ProjectList {
  readonly projects: Project[];
  readonly total: number;
  /** Address of the next page; null on the last. */
  readonly next: string | null;
}

/**
 * Returns a page of the matching projects as this viewer sees them, and their number on all pages.
 *
 * @throws DomainError 'invalid-input' naming `cursor` if it is damaged or from another list.
 */
export async function listProjects(
  ctx: Context,
  { sort: wanted, limit, cursor, ...given }: z.output<typeof ListProjectsQuery>,
): Promise<ProjectList> {
  const asked = wanted ?? 'best';
  const sort = asked === 'best' && searchWords(given.search ?? '').length === 0 ? 'newest' : asked;
  const after = cursor === undefined ? null : readCursor(cursor, given);
  if (cursor !== undefined && after?.sort !== sort) {
    throw new DomainError(
      'invalid-input',
      say(projectWords, ({ noSuchPage }) => noSuchPage),
      { cursor: say(projectWords, ({ cursor }) => cursor) },
    );
  }
  const request = { sort, after, limit, now: ctx.clock.now() };
  const page = await searching(
    ctx,
    given,
    (filter) => projectPage(ctx.db, { ...request, filter }),
    ({ total }) => total === 0,
  );
  const bids = await ctx.ports.bids.liveAmong(
    ctx,
    page.rows.map(({ id }) => id),
  );
  return {
    projects: page.rows.map((row) => projectView(row, bids.has(row.id), ctx.language)),
    total: page.total,
    next: page.end && nextPage({ ...given, sort: wanted, limit, cursor: cursorOf(page.end, given) }),
  };
}

function nextPage(query: z.output<typeof ListProjectsQuery>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)] satisfies [string, string]),
  );
  return `${endpoint.path}?${new URLSearchParams(pairs).toString()}`;
}
