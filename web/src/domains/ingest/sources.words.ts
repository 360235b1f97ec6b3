import type { LossReason, SourceRunState } from '@plumbline/contract/domains/ingest/source.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './sources.words.es.ts';

const sources = (count: number) => `${count} ${plural('en', count, { one: 'source', other: 'sources' })}`;

export const en = {
  title: 'Project Sources',
  lead:
    'Every project is read from a public source. If a source fails, or suddenly lists less than half, ' +
    'nothing is imported from it, and its existing projects stay.',
  toProjects: 'Construction Projects',
  loading: 'Loading the sources',
  failed: "The sources couldn't be loaded",
  none: 'No Sources Yet',
  noneText: 'No source of projects has been set up on this server.',
  refresh: 'Refresh Data',
  refreshing: 'Refreshing...',
  refreshed: 'Data Refreshed',
  refreshedText: 'Project data has been updated successfully.',
  refreshFailed: 'Refresh Failed',
  refreshFailedText: 'Failed to refresh project data. Please try again.',
  upToDate: 'The sources have been read. The projects are up to date.',
  progress: {
    underWay: 'Refreshing the projects',
    over: 'Refreshed',
    done: (done: number, all: number) => `${done} of ${sources(all)} done. You can leave this page; reading continues.`,
    allRead: (all: number) => `${sources(all)} read.`,
    someRead: (read: number, all: number) => `${read} of ${sources(all)} read.`,
    kept: (failed: number) =>
      plural('en', failed, {
        one: 'Projects from the other one are kept.',
        other: 'Projects from the others are kept.',
      }),
    about: 'More about the sources',
    hide: 'Hide the progress',
  },
  source: {
    off: 'Switched off',
    lastRun: 'Last run',
    notRead: 'Not read yet',
    gave: 'Result',
    lastSuccess: 'Last success',
    noSuccess: 'None yet',
    failures: 'Failures since',
    schedule: 'Schedule',
    nextRun: 'Next run',
    noRun: 'None planned',
    lists: 'Lists now',
    projects: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'project', other: 'projects' })}`,
    heldBack: 'Held back',
    problem: 'What went wrong',
    kept: 'Its existing projects are kept.',
    lost: 'Rows were dropped',
    lostText: 'Its configuration may not fit its columns.',
    open: 'Open the source',
  },
  state: {
    waiting: 'Waiting',
    running: 'Reading',
    succeeded: 'Read',
    unchanged: 'Nothing new',
    'held-back': 'Held back',
    failed: 'Failed',
  } satisfies Record<SourceRunState, string>,
  inPart: 'Read in part',
  rows: {
    read: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'row', other: 'rows' })} read`,
    created: (_count: number, formatted: string) => `${formatted} new`,
    changed: (_count: number, formatted: string) => `${formatted} changed`,
    unchanged: (_count: number, formatted: string) => `${formatted} unchanged`,
    vanished: (_count: number, formatted: string) => `${formatted} gone`,
    leftOut: (_count: number, formatted: string) => `${formatted} left out`,
  },
  lost: {
    outside: (_count: number, formatted: string) => `${formatted} outside the area`,
    'no-place': (_count: number, formatted: string) => `${formatted} without a location`,
    'not-construction': (_count: number, formatted: string) => `${formatted} not construction`,
    duplicate: (_count: number, formatted: string) => `${formatted} listed twice`,
    unreadable: (_count: number, formatted: string) => `${formatted} unreadable`,
  } satisfies Record<LossReason, (count: number, formatted: string) => string>,
  lostOf: (lost: string, rows: number, formatted: string, reasons: string) =>
    `${lost} of ${formatted} ${plural('en', rows, { one: 'row', other: 'rows' })} did not become projects: ${reasons}.`,
};

/** The sources of projects, and reading them again. */
export const sourcesWords = inLanguages({ en, es });
