import { defineConfig } from 'vitest/config';
import { patience } from './contract/src/kernel/testing/pace.ts';
import { LongestFirst } from './tools/longest-first.ts';
import type { Limits } from './tools/pace-setup.ts';
import { leftOut } from './tools/tests-in-turn.ts';

/**
 * The path and the suffix of a test determine its project: `*.db.test.ts` needs PostgreSQL; in `web/`, `*.test.tsx` and
 * `*.dom.test.ts` need a window, which jsdom provides, or modules of their own.
 * `e2e/` runs in a real browser and `*.prove.ts` is a long proof. Both run only if named, as in `--project=e2e`.
 */
const DATABASE = '**/*.db.test.ts';
const DOM = '**/*.dom.test.ts';
/**
 * Not isolated: files of one worker share their imports, which take most of the time of these tests. A file must
 * restore whatever it changes. For the web, whose modules hold a browser's state, `web/src/testing/setup.ts` does.
 * Projects inherit nothing from the root, so each sets this.
 */
const SHARED = false;
const runFolder = './tools/run-folder.ts';
const databaseSetup = [runFolder, './server/src/app/testing/postgres-setup.ts'];

/** Returns whether the command line names a project. A path that contains the name doesn't count. */
const isNamed = (project: string): boolean =>
  process.argv.some(
    (word, at) => word === `--project=${project}` || (word === project && process.argv[at - 1] === '--project'),
  );

/** Limits for a quiet machine, scaled by the speed of this one: for the run's hooks, and again for each file. */
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
    exclude: [...leftOut()],
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
          include: ['{contract,server,tools,bench,web}/**/*.test.{ts,mjs}'],
          exclude: [DATABASE, DOM, '**/node_modules/**', ...leftOut()],
        },
      },
      {
        test: {
          name: 'database',
          isolate: SHARED,
          // Node strips the types itself, as in the product, which takes a fifth less time than Vite's own loader.
          experimental: { viteModuleRunner: false },
          include: ['server/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', ...leftOut()],
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
          include: ['web/src/**/*.test.tsx', `web/src/${DOM}`],
          environment: 'jsdom',
          setupFiles: [paceSetup, './web/src/testing/setup.ts'],
        },
      },
      ...[endToEnd, proofs].filter(({ test }) => isNamed(test.name)),
    ],
  },
});
