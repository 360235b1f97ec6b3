import { ONE_JOB_DAYS, RECENT_DAYS } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './firm.words.es.ts';

export const en = {
  title: 'Firm on Permits',
  loadFailed: 'The firm could not be loaded',
  allProjects: 'All Projects',
  sample: 'Sample',
  linkedBy: {
    license: 'Linked by license number',
    name: 'Linked by name, county and trade',
    operator: 'Confirmed by an operator',
  },
  finding: (jobs: number, formatted: string) =>
    `Opened ${formatted} ${plural('en', jobs, { one: 'job', other: 'jobs' })} in ${RECENT_DAYS} days`,
  quiet: `Opened no job in ${RECENT_DAYS} days`,
  mostOften: (kind: string | null, place: string | null) =>
    `Most often: ${[kind, place && `in ${place}`].filter(Boolean).join(', ')}.`,
  plumbingFirms: (count: number, formatted: string) =>
    plural('en', count, { one: 'One plumber is named on them.', other: `${formatted} plumbers are named on them.` }),
  opened: 'Permits Opened',
  span: (permits: string, first: string | null, latest: string | null) => {
    if (first === null || latest === null) return `${permits}, none with a date`;
    return first === latest ? `${permits}, on ${first}` : `${permits}, from ${first} to ${latest}`;
  },
  kinds: 'Kinds of Work',
  roles: 'Role',
  value: 'Typical Value',
  middle: (low: string, high: string, known: string) =>
    `Median of ${known} permits that state a value. Half of them are between ${low} and ${high}.`,
  unknownValue: 'Not known',
  fewValues: 'Fewer than five permits state a value.',
  partners: 'Named With',
  partnersText: `On the same permit, or on one for the same address within ${ONE_JOB_DAYS} days.`,
  noPartners: 'Nobody yet.',
  firm: 'Firm',
  trade: 'Trade',
  together: 'Together',
  last: 'Last',
  where: 'Where',
  directory: 'In the Directory',
  seeContractor: 'See the Contractor',
  reach: (name: string) => `Call ${name} from its page in the directory`,
  notYours: 'Your listing, but not your permits?',
  candidates: 'It may be one of these:',
  unlinkedText: 'Without a link, this page has no phone, address or reviews.',
  counted: 'How This Is Counted',
  method:
    'A permit counts once, by the day its source lists it. Spellings of one name in one state are one firm. Only firms are shown: permits that name a person are left out.',
  linkMethod:
    'A firm is linked to a contractor by its license number. Without one, name, county and trade must agree, and no other contractor may agree as well.',
  proves: 'It proves authorized work, not quality.',
  permits: 'Permits',
  all: 'All',
  undated: 'Undated',
  source: 'Source',
  number: (number: string) => `Permit ${number}`,
  shown: (what: string) => `Only: ${what}`,
  showAll: 'Show All Permits',
  year: (year: string) => `in ${year}`,
  with: (name: string) => `with ${name}`,
  zip: (zip: string) => `ZIP code ${zip}`,
  none: 'No permits match.',
  newer: 'Newer',
  older: 'Older',
  permitsFailed: 'The permits could not be loaded',
  named: 'Named on It',
  recent: (jobs: number, formatted: string) =>
    `${formatted} ${plural('en', jobs, { one: 'job', other: 'jobs' })} in ${RECENT_DAYS} days`,
};

/** The words of a firm's page, and of the firms on a project's. */
export const firmPageWords = inLanguages({ en, es });
