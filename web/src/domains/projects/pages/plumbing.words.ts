import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './plumbing.words.es.ts';

export const en = {
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
};

/** The plumbing hub. */
export const plumbingWords = inLanguages({ en, es });
