import type { LossReason } from '@plumbline/contract/domains/ingest/source.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './sources.words.es.ts';

export const en = {
  title: 'Project Sources',
  lead: 'Where projects come from, and what is wrong with each source.',
  back: 'Operator',
  sources: 'Sources',
  add: 'Add a Source',
  loading: 'Loading the sources',
  none: 'No Sources Yet',
  noneText: 'Add a city or any other public list of permits or bids.',
  warned: 'Columns to look at',
  confirmHint: 'If the source is right, confirm it. Its next reading becomes the new baseline.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  details: (name: string) => `Details of ${name}`,
  open: 'Details',
  read: 'Read Now',
  starting: 'Starting...',
  reading: 'Reading now',
  readingText: 'Rows become projects as they are read. You can leave this page.',
  projects: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'project', other: 'projects' })}`,
  newProjects: (count: number, formatted: string) =>
    `${formatted} new ${plural('en', count, { one: 'project', other: 'projects' })}`,
  firstRun: 'First run',
  added: 'The source has been added.',
  result: 'Result',
  lastRun: 'Last run',
  neverRun: 'Not read yet',
  schedule: 'Schedule',
  toLeads: 'See the Projects',
  columns: 'What each column gave',
  noColumns: 'Known after the first run.',
  leftOut: 'Rows left out',
  leftOutNone: 'Every row became a project.',
  download: 'Download the Rows',
  downloadHint: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'row', other: 'rows' })} of the last run, as CSV`,
  rows: (count: number, formatted: string) => `${formatted} ${plural('en', count, { one: 'row', other: 'rows' })} read`,
  reason: {
    outside: 'outside the area',
    'no-place': 'without a place',
    'not-construction': 'not construction',
    duplicate: 'listed twice',
    unreadable: 'unreadable',
  } satisfies Record<LossReason, string>,
  problem: 'What went wrong',
};

/** The operators' pages about sources. */
export const operatorSourcesWords = inLanguages({ en, es });
