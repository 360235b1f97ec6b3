import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './list.words.es.ts';

export const en = {
  card: {
    budget: 'Budget',
    deadline: 'Deadline',
    contractorNamed: (contractor: string) => `Contractor named: ${contractor}`,
    noContractor: 'No contractor named',
  },
  sort: {
    newest: 'Newest first',
    best: 'Best match first',
    deadline: 'Closing soonest',
    budget: 'Largest budget',
  } satisfies Record<ProjectSort, string>,
  results: {
    projects: 'Projects',
    loading: 'Loading projects',
    failed: "The projects couldn't be loaded",
    matching: (count: number, formatted: string) =>
      plural('en', count, { one: `${formatted} project matches`, other: `${formatted} projects match` }),
    moreThan: (most: string) => `More than ${most} projects match`,
    loadingMore: 'Loading more projects',
    moreFailed: "The next projects couldn't be loaded",
    showing: (last: string, total: number, formatted: string) =>
      `Showing 1-${last} of ${formatted} ${plural('en', total, { one: 'project', other: 'projects' })}`,
    showingSome: (count: string, total: number, formatted: string) =>
      `Showing ${count} of ${formatted} ${plural('en', total, { one: 'project', other: 'projects' })}`,
    pages: 'Pages',
    firstPage: 'Back to the first page',
    nextPage: 'More projects',
    noneFound: 'No Projects Found',
    seeSources: 'See the sources',
    nothingRead: 'Nothing has been read from the sources yet. Refresh Data reads them now.',
    clearFilters: 'Clear Filters',
    noneFits: 'No projects match these filters.',
    clearToSee: (all: string) => `Clear them to see all ${all}.`,
  },
  export: {
    label: 'Export',
    busy: 'Exporting...',
    busyWithSize: (megabytes: string) => `Exporting... ${megabytes} MB`,
    done: 'Export Complete',
    doneText: 'Project data has been exported successfully.',
    failed: 'Export Failed',
    failedText: 'Failed to export project data. Please try again.',
    all: 'All projects',
    permits: 'Matching permits, in the format of permit offices',
    tenders: 'Matching jobs out for bids, in the format of open contracting',
    matchingForSpreadsheet: 'Matching projects, for a spreadsheet',
    matchingForMap: 'Matching projects, for a map',
    shownForSpreadsheet: (count: number, formatted: string) =>
      `The ${formatted} ${plural('en', count, { one: 'project', other: 'projects' })} shown, for a spreadsheet`,
    shownForMap: (count: number, formatted: string) =>
      `The ${formatted} ${plural('en', count, { one: 'project', other: 'projects' })} shown, for a map`,
  },
};

/** The list of projects: its filters, order, cards and export. */
export const listWords = inLanguages({ en, es });
