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
  project: {
    title: 'Construction Project',
    all: 'Construction Projects',
    notFound: 'Project Not Found',
    notFoundText: "We couldn't find this project. It may have been removed, or the link is not complete.",
    seeAll: 'See all projects',
    loading: 'Loading the project',
    failed: "The project couldn't be loaded",
  },
  plumbing: {
    title: 'Plumbline Louisville Area',
    lead: 'Your hub for plumbing bid opportunities in the Louisville metro area',
    intro: 'All the plumbing work, in one place',
    introText:
      'Building permits and public bid lists of Jefferson, Oldham, Bullitt and Spencer counties are read on a schedule. ' +
      'These are the ones whose descriptions call for a plumber: fixtures, water heaters, sewer taps, backflow, gas lines, ' +
      'bathrooms, kitchens.',
    checkListing: 'Check the listing.',
    checkListingText:
      'We sort by keywords, so now and then a job is listed that needs no plumber, or one is missing. Each one links ' +
      'to its source and says when it was last checked.',
    seeWho: 'See who has the job.',
    seeWhoText:
      'If a contractor is already named on the permit, the card says so. They may still need a plumbing sub: call them.',
    mindDeadline: 'Mind the deadline.',
    mindDeadlineText:
      "Public bids close to the minute and require the owner's own forms. Your bid here is your record; it does not " +
      'replace them.',
    filter: 'Filter these jobs',
    sources: 'Where they come from',
    jobs: 'Plumbing jobs',
  },
};

/** The pages with projects: the list, one project, the plumbing hub. */
export const pagesWords = inLanguages({ en, es });
