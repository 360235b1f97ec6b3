import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { type ProjectDates, projectDates } from '../store/project-dates.ts';
import { lastChangesOf } from '../store/project-news.ts';
import { projectPage } from '../store/project-page.ts';
import { type ProjectRow, projectView } from '../views.ts';
import { searching } from './search-projects.ts';

/** A project as anyone sees it, and when its facts last changed. */
export interface DatedProject {
  readonly project: Project;
  readonly changedAt: Date;
}

/** Returns the projects that the list has first with a filter, newest first; none if nobody knows its place anymore. */
export async function showNewest(
  ctx: Context,
  filter: ProjectFilter,
  limit: number,
  language: Language,
): Promise<DatedProject[]> {
  const rows = await firstOf(ctx, filter, 'newest', limit);
  const changes = await lastChangesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const project = projectView(row, false, language);
    return { project, changedAt: changes.get(row.id) ?? new Date(project.firstSeenAt) };
  });
}

/** Returns the dates of the matching projects that close next, soonest first. */
export async function showClosing(ctx: Context, filter: ProjectFilter, limit: number): Promise<ProjectDates[]> {
  const rows = await firstOf(ctx, filter, 'deadline', limit);
  return projectDates(
    ctx.db,
    rows.flatMap(({ id, deadlineAt }) => (deadlineAt === null ? [] : [id])),
  );
}

async function firstOf(ctx: Context, filter: ProjectFilter, sort: ProjectSort, limit: number): Promise<ProjectRow[]> {
  const request = { sort, after: null, limit, now: ctx.clock.now() };
  try {
    const { rows } = await searching(
      ctx,
      filter,
      (resolved) => projectPage(ctx.db, { ...request, filter: resolved }),
      ({ total }) => total === 0,
    );
    return rows;
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
