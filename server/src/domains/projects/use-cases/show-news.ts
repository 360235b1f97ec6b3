import type { Project, ProjectChange } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { changeIn } from '../rules/project-changes.ts';
import { projectNews } from '../store/project-news.ts';
import { projectView } from '../views.ts';

/** A project as anyone sees it, and what has changed. */
export interface ProjectNews {
  readonly project: Project;
  /** Oldest first. */
  readonly changes: ProjectChange['fields'];
}

/** Returns projects with some changes from their history, in a language. Unknown projects are left out. */
export async function showNews(
  ctx: Context,
  ids: readonly ProjectId[],
  historyIds: readonly string[],
  language: Language,
): Promise<ProjectNews[]> {
  return (await projectNews(ctx.db, ids, historyIds)).map(({ fields, ...row }) => ({
    project: projectView(row, false, language),
    changes: fields.map((field) => changeIn(field, language)),
  }));
}
