import type { ProjectId } from '../../kernel/id.ts';
import type { Language } from '../../kernel/language.ts';
import type { PageMeta } from '../../kernel/page-meta.ts';
import { pageMetaWords } from '../../kernel/page-meta.words.ts';
import { formatBudget } from './budget.ts';
import type { Project } from './project.ts';
import { projectWords } from './project.words.ts';

/** Returns the path of a project's page, which a shared link opens. */
export const projectPath = (id: ProjectId): string => `/projects/${id}`;

/** Returns the head of a project's page. Search engines shouldn't index it, because a project eventually disappears. */
export function projectPageMeta(project: Project, language: Language): PageMeta {
  const words = projectWords[language];
  const { title, location, budgetMin, budgetMax } = project;
  const status = words.status[project.status];
  const type = words.type[project.projectType].toLowerCase();
  const county = project.county && words.county[project.county];
  const path = projectPath(project.id);
  return {
    title,
    description: [
      ...(project.isSynthetic ? [words.head.sample] : []),
      `${[status, type, location, county].filter((part) => part).join(', ')}.`,
      `${formatBudget(budgetMin, budgetMax, language)}. ${words.head.listedBy(project.sourceName)}`,
    ].join(' '),
    keywords: `${words.head.keywords(title)}, ${pageMetaWords[language].keywords}`,
    robots: 'noindex',
    capability: false,
    canonical: path,
    breadcrumb: [
      { name: words.head.home, path: '/' },
      { name: words.head.projects, path: '/projects' },
      { name: title, path },
    ],
  };
}
