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
