import { inTurn } from '../contract/src/kernel/testing/sample.ts';

/**
 * Journeys of every sample: from a sentence to a paid connection, forms without scripts, how pages arrive, and short
 * ones. With seconds like those that take turns.
 */
const ALWAYS = {
  accept: 40,
  'card-data': 20,
  'claim-forms': 30,
  forms: 60,
  'link-forms': 60,
  'project-forms': 30,
  rendered: 75,
  'share-images': 15,
  'slow-pages': 15,
  'without-scripts': 20,
} as const;

export const always: readonly string[] = Object.keys(asFiles('e2e', ALWAYS));

/**
 * Journeys that take turns, with the seconds that all of their tests take with three workers on two cores. Rough numbers
 * are enough: they only balance the groups.
 */
const SECONDS = {
  accounts: 60,
  'account-settings': 45,
  appointments: 65,
  'contact-proof': 35,
  'contractor-dashboard': 110,
  'contractor-listing': 105,
  'contractor-page': 50,
  'contractor-welcome': 75,
  'customer-dashboard': 100,
  'dead-ends': 75,
  deny: 30,
  developing: 85,
  directory: 60,
  'directory-import': 70,
  'external-calendars': 50,
  faults: 55,
  ingest: 135,
  kills: 115,
  leads: 110,
  'late-scripts': 75,
  maps: 60,
  'map-pages': 80,
  messages: 135,
  offline: 95,
  'offline-taps': 50,
  pipeline: 35,
  'narrow-pages': 15,
  operating: 60,
  operator: 235,
  'pass-on': 30,
  outreach: 90,
  pages: 40,
  payments: 140,
  'payments-by-stripe': 60,
  photos: 30,
  privacy: 25,
  processes: 75,
  projects: 105,
  'project-changes': 90,
  propose: 30,
  'rolling-restart': 95,
  'second-factor': 115,
  running: 50,
  secrets: 85,
  sources: 120,
  spanish: 60,
  starting: 35,
  threads: 60,
  toasts: 15,
  watches: 40,
  wizard: 105,
  'wizard-photos': 45,
  'wizard-questions': 40,
} as const;

/** Long tests of the server that take turns: kills, races, and simulated weeks, each beside shorter tests of its rules. */
const SERVER_SECONDS = {
  'app/commands/import/kills.db': 40,
  'app/embedded-postgres/refusal': 25,
  'app/embedded-postgres/start': 60,
  'app/embedded-postgres/supervise': 30,
  'app/journeys/faulty-providers.db': 15,
  'app/journeys/killed-senders.db': 20,
  'app/journeys/money-model.db': 30,
  'app/journeys/reminders.db': 35,
  'app/journeys/sign-in-time.db': 15,
  'app/processes/worker.db': 20,
  'domains/appointments/testing/booking-races.db': 30,
  'domains/directory/search-index/use-cases/build-index.db': 10,
  'domains/directory/search-index/use-cases/follow-directory.db': 10,
  'domains/service-requests/testing/lives.db': 10,
  'domains/threads/testing/thread-races.db': 10,
  'domains/threads/use-cases/announce-unread.db': 5,
  'domains/threads/use-cases/take-text.db': 5,
  'kernel/connection-limits.db': 15,
} as const;

/** What a sample may spend on tests that take turns, in seconds. More tests make more groups, not longer samples. */
const BUDGET = { journeys: 160, server: 60 };

const secondsByFile: Readonly<Record<string, number>> = {
  ...asFiles('e2e', ALWAYS),
  ...asFiles('e2e', SECONDS),
  ...asFiles('server/src', SERVER_SECONDS),
};

/** The journeys that take turns, in groups of about the same length: a sample has one group. */
export const groups = packed(asFiles('e2e', SECONDS), BUDGET.journeys);

/** The same for tests of the server. */
export const serverGroups = packed(asFiles('server/src', SERVER_SECONDS), BUDGET.server);

/** Returns the test files that a sample leaves out; none without a seed. */
export function leftOut(seed?: string): readonly string[] {
  const chosen = [...inTurn('journeys', groups, seed), ...inTurn('long server tests', serverGroups, seed)].flat();
  return [...groups, ...serverGroups].flat().filter((file) => !chosen.includes(file));
}

/** Returns the stated seconds of a test file, from its path; none if there are none. */
export function secondsOf(path: string): number {
  const known = Object.keys(secondsByFile).find((file) => path.endsWith(`/${file}`));
  return known === undefined ? 0 : (secondsByFile[known] ?? 0);
}

/** Puts each file, the longest first, into the group that is the shortest so far. */
function packed(files: Readonly<Record<string, number>>, budget: number): readonly (readonly string[])[] {
  const total = Object.values(files).reduce((sum, seconds) => sum + seconds, 0);
  const bins = Array.from({ length: Math.ceil(total / budget) }, () => ({ seconds: 0, files: [] as string[] }));
  for (const [file, seconds] of Object.entries(files).toSorted(([, a], [, b]) => b - a)) {
    const shortest = bins.reduce((least, bin) => (bin.seconds < least.seconds ? bin : least));
    shortest.seconds += seconds;
    shortest.files.push(file);
  }
  return bins.map((bin) => bin.files);
}

function asFiles(folder: string, seconds: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(seconds).map(([name, each]) => [`${folder}/${name}.test.ts`, each]));
}
