import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { LEAST_PATIENCE_MS, type Line, readJournal, written } from './journal.ts';
import { JOURNAL } from './variables.ts';

/** A mutant's time limit as a multiple of the original code's time. */
const PATIENCE = 20;
/** Stryker's limit: property tests repeat failures. */
const HITS = 100;

/** Read by the instrumented code: the active mutant, and how often it may be reached. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const mutants: Switch = ((globalThis as { __stryker__?: Switch }).__stryker__ ??= {});
const journal = process.env[JOURNAL] ?? '';
const note = (line: Line) => appendFileSync(journal, written(line));

/**
 * Runs each test on the original code, and then again with each mutant that it covers and that no test has killed yet,
 * without reloading anything.
 */
export default class MutantRunner extends TestRunner {
  readonly #over = new Set(readJournal(readFileSync(journal, 'utf8')).fates.keys());

  /** Replaces the call of a test's function. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const began = performance.now();
    const hits = await this.#hitsOf(test, run);
    const left = Object.keys(hits).filter((mutant) => !this.#over.has(mutant));
    if (left.length === 0) return;
    // A test that can't be repeated can't kill a mutant.
    if (!(await succeeds(test, run))) return;
    const within = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - began));
    for (const mutant of left) {
      note({ trying: mutant, within });
      Object.assign(mutants, { activeMutant: mutant, hitCount: 0, hitLimit: HITS * (hits[mutant] ?? 0) });
      // One after the other: they share the code.
      // oxlint-disable-next-line no-await-in-loop
      const isFound = !(await succeeds(test, run));
      Object.assign(mutants, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      if (isFound) {
        this.#over.add(mutant);
        note({ found: mutant, by: idOf(test) });
      }
    }
    if (!(await succeeds(test, run))) note({ upset: idOf(test) });
  }

  /** Runs the test on the original code. Returns the mutants that it covers, and how often. */
  async #hitsOf(test: RunnerTestCase, run: () => unknown): Promise<Readonly<Record<string, number>>> {
    const id = idOf(test);
    mutants.currentTestId = id;
    try {
      await run();
    } finally {
      mutants.currentTestId = undefined;
    }
    return mutants.mutantCoverage?.perTest[id] ?? {};
  }
}

/** Returns whether the test passes again. Its errors are discarded. */
async function succeeds(test: RunnerTestCase, run: () => unknown): Promise<boolean> {
  const { state, errors } = test.result ?? {};
  try {
    await run();
    return test.result?.state !== 'fail';
  } catch {
    return false;
  } finally {
    if (test.result !== undefined && state !== undefined) Object.assign(test.result, { state, errors });
  }
}

/** Returns Stryker's id of a test. */
function idOf(test: RunnerTestCase): string {
  const names = [test.name];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  const file = relative(process.cwd(), test.file.filepath).replaceAll('\\', '/');
  return `${file}#${names.join(' ').trim()}`;
}
