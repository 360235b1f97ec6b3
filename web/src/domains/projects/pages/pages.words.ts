import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './pages.words.es.ts';

export const en = {
  projects: {
    title: 'Construction Projects',
    lead: 'Louisville Metro & Surrounding Counties',
    list: 'Projects',
    filters: 'Filters',
    showFilters: 'Show Filters',
    watch: 'Watch This Search',
    hideFilters: 'Hide Filters',
    clearFilters: 'Clear All Filters',
    chosen: 'chosen',
    show: (count: number, formatted: string) =>
      `Show ${formatted} ${plural('en', count, { one: 'project', other: 'projects' })}`,
    showUncounted: 'Show projects',
    openMap: 'Open map',
  },
};

/** The list of projects. */
export const pagesWords = inLanguages({ en, es });
