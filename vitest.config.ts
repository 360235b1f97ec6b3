import { defineConfig } from 'vitest/config';
import { patience } from './contract/src/kernel/testing/pace.ts';
import { LongestFirst } from './tools/longest-first.ts';
import type { Limits } from './tools/pace-setup.ts';

/**
 * Which project a test belongs to is told by its path and its ending:
 * `*.db.test.ts` needs PostgreSQL, `web/` runs in jsdom. `e2e/` runs in a real browser and `*.prove.ts` is a long proof:
 * both run only when they are named, as in `--project=e2e`.
 */
const DATABASE = '**/*.db.test.ts';
/**
 * Not isolated: files of one worker share what they import, which is most of the time of these tests. A file puts back
 * what it changes; for the web, whose modules keep a browser's state, `web/src/testing/setup.ts` does. Projects inherit
 * nothing from the root, so each says it.
 */
const SHARED = false;
const runFolder = './tools/run-folder.ts';
const databaseSetup = [runFolder, './server/src/app/testing/postgres-setup.ts'];

/** Whether the command line asks for a project by its name. A part of a path is no reason to start these. */
const isNamed = (project: string): boolean =>
  process.argv.some(
    (word, at) => word === `--project=${project}` || (word === project && process.argv[at - 1] === '--project'),
  );

/** Limits that hold on a quiet machine, scaled by how fast this one is: for hooks of the run, and for each file again. */
const within = (limits: Limits) => ({
  provide: { limits },
  testTimeout: patience(limits.test),
  hookTimeout: patience(limits.hook),
  expect: { poll: { timeout: patience(1000) } },
});
const paceSetup = './tools/pace-setup.ts';

const endToEnd = {
  test: {
    name: 'e2e',
    isolate: SHARED,
    include: ['e2e/**/*.test.ts'],
    globalSetup: [runFolder, './e2e/support/global-setup.ts'],
    setupFiles: paceSetup,
    ...within({ test: 120_000, hook: 120_000 }),
  },
};

const proofs = {
  test: {
    name: 'prove',
    include: ['{contract,server,tools,e2e}/**/*.prove.ts'],
    globalSetup: databaseSetup,
    fileParallelism: false,
    setupFiles: paceSetup,
    ...within({ test: 1_800_000, hook: 120_000 }),
  },
};

export default defineConfig({
  test: {
    // On a machine of two cores the default is one. A journey waits for its browser and its product half of the time.
    maxWorkers: isNamed(endToEnd.test.name) ? '150%' : '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: SHARED,
          globalSetup: runFolder,
          setupFiles: paceSetup,
          ...within({ test: 15_000, hook: 10_000 }),
          include: ['{contract,server,tools,bench}/**/*.test.{ts,mjs}', 'web/*.test.ts'],
          exclude: [DATABASE, '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          isolate: SHARED,
          include: ['server/**/*.db.test.ts'],
          globalSetup: databaseSetup,
          setupFiles: paceSetup,
          ...within({ test: 20_000, hook: 60_000 }),
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          isolate: SHARED,
          globalSetup: runFolder,
          ...within({ test: 15_000, hook: 10_000 }),
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [paceSetup, './web/src/testing/setup.ts'],
        },
      },
      ...[endToEnd, proofs].filter(({ test }) => isNamed(test.name)),
    ],
  },
});
