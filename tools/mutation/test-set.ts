import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QuickestFirst } from './one-pass/quickest-first.ts';
import { JOURNAL } from './one-pass/variables.ts';

const onePass = {
  runner: 'tools/mutation/one-pass/mutant-runner.ts',
  sequence: { sequencer: QuickestFirst },
  maxWorkers: 1,
};

/** What mutants are tried against: the quick tests of the contract and of the server's domains. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // The packages of a sandbox are those of the repository; without this, a mutant of the contract would be no mutant.
  resolve: { alias: { '@plumbline/contract': fileURLToPath(new URL('../../contract/src', import.meta.url)) } },
  test: {
    include: ['contract/src/**/*.test.ts', 'server/src/domains/**/*.test.ts'],
    exclude: ['**/*.db.test.ts', '**/node_modules/**'],
    ...(process.env[JOURNAL] !== undefined && onePass),
    setupFiles: 'tools/mutation/active-mutant.ts',
    // A loaded machine finds nothing out.
    testTimeout: 120_000,
  },
});
