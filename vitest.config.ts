import { defineConfig } from 'vitest/config';

/**
 * Which project a test belongs to is told by its path and its ending:
 * `*.db.test.ts` needs PostgreSQL, `*.prove.ts` is a long proof, `web/` runs in jsdom, `e2e/` in a real browser.
 */
const DATABASE = '**/*.db.test.ts';
/**
 * Not isolated: files of one worker share what they import, which is most of the time of these tests. A file puts back
 * what it changes. Projects inherit nothing from the root, so each says it. Files of the web keep a browser's state in
 * their modules, and stay apart.
 */
const SHARED = false;
const databaseSetup = './server/src/app/testing/postgres-setup.ts';

export default defineConfig({
  test: {
    // On a machine of two cores the default is one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: SHARED,
          testTimeout: 15_000,
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          testTimeout: 15_000,
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: './web/src/testing/setup.ts',
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/support/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'prove',
          include: ['{contract,server,tools,e2e}/**/*.prove.ts'],
          globalSetup: databaseSetup,
          fileParallelism: false,
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
