import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QuickestFirst } from './one-pass/quickest-first.ts';
import { JOURNAL, TESTS } from './one-pass/variables.ts';

const onePass = {
  runner: 'tools/mutation/one-pass/mutant-runner.ts',
  sequence: { sequencer: QuickestFirst },
  // A thread ends with its process, even in an endless loop. A process of its own would go on.
  pool: 'threads' as const,
  maxWorkers: 1,
};

const everyDomain = ['contract/src/**/*.test.ts', 'server/src/domains/**/*.test.ts'];
const tests = process.env[TESTS];

/** The tests that mutants are tried against: quick ones, of one group of rules unless Stryker is run by itself. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // A sandbox uses the repository's packages; without this alias, it would load the contract without the mutant.
  resolve: { alias: { '@plumbline/contract': fileURLToPath(new URL('../../contract/src', import.meta.url)) } },
  test: {
    include: tests === undefined ? everyDomain : (JSON.parse(tests) as string[]),
    // A test of cost would measure the switches between the mutants.
    exclude: ['**/*.db.test.ts', '**/cost.test.ts', '**/node_modules/**'],
    ...(process.env[JOURNAL] !== undefined && onePass),
    setupFiles: 'tools/mutation/active-mutant.ts',
    // A loaded machine must not kill a mutant by timeout.
    testTimeout: 120_000,
  },
});
