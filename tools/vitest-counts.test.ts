import { describe, expect, it } from 'vitest';
import { countTests, type VitestReport } from './vitest-counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const report = (...testResults: VitestReport['testResults'][number][]): VitestReport => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (status: string) => all.filter((each) => each === status).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
};

describe('the counts of a run', () => {
  it('are its passed and failed tests; skipped ones are neither', () => {
    const run = report(file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed'));
    expect(countTests(run, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it('have a failure for each file that could not be run', () => {
    expect(countTests(report(file('failed'), file('failed', 'passed')), 1)).toEqual({ passed: 1, failed: 2 });
  });

  it('have a failure when the run ended badly, ran nothing, or left no report', () => {
    expect(countTests(report(file('passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
    expect(countTests(report(), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
