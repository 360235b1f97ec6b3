import type { ProjectId } from '../../kernel/id.ts';
import { KEYWORDS, type PageMeta } from '../../kernel/page-meta.ts';
import { formatBudget } from './budget.ts';
import { type Project, projectStatusLabels, projectTypeLabels } from './project.ts';

/** The page of one project, which a shared link opens. */
export const projectPath = (id: ProjectId): string => `/projects/${id}`;

/** The head of a project's page. A project is gone some day, so search engines are not asked to keep it. */
export function projectPageMeta(project: Project): PageMeta {
  const { title, location, county, status, projectType, budgetMin, budgetMax, sourceName } = project;
  const place = [location, county].filter((part) => part).join(', ');
  const path = projectPath(project.id);
  return {
    title,
    description: [
      ...(project.isSynthetic ? ['Sample project.'] : []),
      `${projectStatusLabels[status]}, ${projectTypeLabels[projectType].toLowerCase()}${place && `, ${place}`}.`,
      `${formatBudget(budgetMin, budgetMax)}. Listed by ${sourceName}.`,
    ].join(' '),
    keywords: `${title}, construction project, bids, ${KEYWORDS}`,
    robots: 'noindex',
    capability: false,
    canonical: path,
    breadcrumb: [
      { name: 'Home', path: '/' },
      { name: 'Construction Projects', path: '/projects' },
      { name: title, path },
    ],
  };
}
