import { type Language, pathIn } from '../../kernel/language.ts';
import { type PageMeta, shareImagePath } from '../../kernel/page-meta.ts';
import { pageMetaWords } from '../../kernel/page-meta.words.ts';
import { formatBudget } from './budget.ts';
import { projectPath } from './pages.ts';
import type { Project } from './project.ts';
import { projectWords } from './project.words.ts';

/** A completed project, or one that its sources no longer list, is of use only to those who have its address. */
const isOver = ({ status, vanishedAt }: Project): boolean => status === 'completed' || vanishedAt !== null;

/**
 * Returns a project's page in the terms of schema.org. They have none for a construction project: the page is one about
 * a place, based on the listing of its source.
 */
export function projectWebPage(
  project: Project,
  publicUrl: string,
  language: Language,
): Readonly<Record<string, unknown>> {
  const { id, title, location, latitude, longitude, sourceUrl, checkedAt, isSynthetic } = project;
  const meta = projectPageMeta(project, language);
  const hasPlace = latitude !== null && longitude !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: publicUrl + pathIn(language, projectPath(id)),
    name: title,
    description: meta.description,
    primaryImageOfPage: { '@type': 'ImageObject', url: publicUrl + shareImagePath(meta, language) },
    inLanguage: language,
    dateModified: checkedAt,
    ...(sourceUrl === null || isSynthetic ? {} : { isBasedOn: sourceUrl }),
    ...(location === '' && !hasPlace
      ? {}
      : {
          contentLocation: {
            '@type': 'Place',
            ...(location === '' ? {} : { name: location }),
            ...(hasPlace
              ? { geo: { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) } }
              : {}),
          },
        }),
  };
}

/** Returns the head of a project's page. Search engines index it as long as a source lists it and work remains. */
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
    ...(isOver(project) ? { robots: 'noindex' as const } : {}),
    capability: false,
    hasImage: true,
    canonical: path,
    breadcrumb: [
      { name: words.head.home, path: '/' },
      { name: words.head.projects, path: '/projects' },
      { name: title, path },
    ],
  };
}
