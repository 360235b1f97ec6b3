import { listProjects as endpoint, type ListProjectsQuery } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type * as z from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { type KeptAnswers, keepsNothing } from '../../../kernel/kept-answers.ts';
import { projectWords } from '../project.words.ts';
import { cursorOf, readCursor } from '../rules/page-cursor.ts';
import { searchWords } from '../rules/search-words.ts';
import { projectPage } from '../store/project-page.ts';
import { inReview, projectView } from '../views.ts';
import { searching } from './search-projects.ts';

export interface ProjectList {
  readonly projects: Project[];
  readonly total: number;
  /** Address of the next page; null on the last. */
  readonly next: string | null;
}

type Query = z.output<typeof ListProjectsQuery>;

/**
 * Returns a page of the matching projects as this viewer sees them, and their number on all pages.
 *
 * @param kept has the pages that others have asked for; without it, the database answers.
 * @throws DomainError 'invalid-input' naming `cursor` if it is damaged or from another list.
 */
export async function listProjects(ctx: Context, query: Query, kept: KeptAnswers = keepsNothing): Promise<ProjectList> {
  const list = dependsOnTime(query)
    ? await readList(ctx, query)
    : await kept.answer(`list ${ctx.language} ${JSON.stringify(query)}`, () => readList(ctx, query));
  const bids = await ctx.ports.bids.liveAmong(
    ctx,
    list.projects.map(({ id }) => id),
  );
  if (bids.size === 0) return list;
  return { ...list, projects: list.projects.map((project) => (bids.has(project.id) ? inReview(project) : project)) };
}

/** Asked again later, these mean something else. Later pages by deadline go on from the time of the first. */
const dependsOnTime = ({ days, sort, cursor }: Query): boolean =>
  days !== undefined || (sort === 'deadline' && cursor === undefined);

/** Reads the list as viewers without bids see it. */
async function readList(ctx: Context, { sort: wanted, limit, cursor, ...given }: Query): Promise<ProjectList> {
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
  const projects = page.rows.map((row) => projectView(row, false, ctx.language));
  // Whoever sends it again need not write it again.
  Object.freeze(projects);
  return {
    projects,
    total: page.total,
    next: page.end && nextPage({ ...given, sort: wanted, limit, cursor: cursorOf(page.end, given) }),
  };
}

function nextPage(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, String(one)] satisfies [string, string]),
  );
  return `${endpoint.path}?${new URLSearchParams(pairs).toString()}`;
}
