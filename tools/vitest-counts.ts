import type { Counts } from './verify.ts';

/** The used parts of the report by Vitest's JSON reporter. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    /** The file's path. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * Counts tests that passed and failed. A file that failed without a failed test (it can't be loaded, a hook threw)
 * counts as one, and so does a run that ended badly or ran nothing without reporting a failure.
 */
export function countTests(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const passed = report.numPassedTests;
  const failed = failuresOf(report).length;
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

export interface Failure {
  /** The path of the file. */
  readonly file: string;
  /** The full name of the test; null if the file could not run. */
  readonly test: string | null;
}

/** Returns each failed test, and each file that failed without one. */
export function failuresOf(report: VitestReport): readonly Failure[] {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, assertionResults }): Failure[] => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 ? [{ file, test: null }] : failed.map(({ fullName: test }) => ({ file, test }));
    });
}

/** If more files than this fail and pass when they run again, it is no accident. */
const MOST_UNSTABLE_FILES = 1;

/**
 * Counts a run whose failed files ran again, alone. With `forgives`, failures of a single file that has passed since
 * count as passed. All others stay failed.
 */
export function countRepeated(
  first: Counts,
  failures: readonly Failure[],
  again: { readonly counts: Counts; readonly report: VitestReport | undefined },
  { forgives }: { readonly forgives: boolean },
): Counts {
  const files = new Set(failures.map(({ file }) => file));
  const isWhole = first.failed === failures.length && failures.every(({ test }) => test !== null);
  const hasPassed = again.report !== undefined && again.counts.failed === 0;
  if (!forgives || !isWhole || !hasPassed || files.size > MOST_UNSTABLE_FILES) return first;
  return { passed: first.passed + failures.length, failed: 0 };
}
