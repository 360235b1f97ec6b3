import { describe, expect, it } from 'vitest';
import { countRepeated, countTests, type Failure, failuresOf, type VitestReport } from './vitest-counts.ts';

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each, place) => ({ status: each, fullName: `${name} ${place + 1}` })),
});
const report = (...testResults: VitestReport['testResults'][number][]): VitestReport => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (status: string) => all.filter((each) => each === status).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
};

describe('the counts of a run', () => {
  it('are its passed and failed tests; skipped ones are neither', () => {
    const run = report(file('a', 'passed', 'passed', 'skipped'), file('b', 'failed', 'passed', 'failed'));
    expect(countTests(run, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it('include a failure for each file that could not run', () => {
    expect(countTests(report(file('a', 'failed'), file('b', 'failed', 'passed')), 1)).toEqual({ passed: 1, failed: 2 });
  });

  it('include a failure if the run ended badly, ran nothing, or left no report', () => {
    expect(countTests(report(file('a', 'passed', 'passed')), 1)).toEqual({ passed: 1, failed: 1 });
    expect(countTests(report(), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

it('failures are named by file and test', () => {
  expect(failuresOf(report(file('a', 'passed', 'passed'), file('b', 'failed', 'passed', 'failed')))).toEqual([
    { file: 'b', test: 'b 2' },
  ]);
  expect(failuresOf(report(file('c', 'failed')))).toEqual([{ file: 'c', test: null }]);
});

describe('a run whose failed files ran again', () => {
  const once = { passed: 4, failed: 1 };
  const failures: Failure[] = [{ file: 'b', test: 'b 2' }];
  const green = { counts: { passed: 3, failed: 0 }, report: report(file('b', 'passed', 'passed', 'passed', 'passed')) };

  it('counts what has passed since as passed, if it forgives', () => {
    expect(countRepeated(once, failures, green, { forgives: true })).toEqual({ passed: 5, failed: 0 });
    expect(countRepeated(once, failures, green, { forgives: false })).toEqual(once);
  });

  it('forgives no second failure, no second file, and no failure outside a test', () => {
    const forgives = true;
    const red = { counts: { passed: 2, failed: 1 }, report: report(file('b', 'failed', 'passed', 'failed')) };
    const two = { passed: 4, failed: 2 };
    expect(countRepeated(once, failures, red, { forgives })).toEqual(once);
    expect(countRepeated(once, failures, { ...green, report: undefined }, { forgives })).toEqual(once);
    expect(countRepeated(two, [...failures, { file: 'c', test: 'c 1' }], green, { forgives })).toEqual(two);
    expect(countRepeated(two, failures, green, { forgives })).toEqual(two);
    expect(countRepeated(once, [{ file: 'b', test: null }], green, { forgives })).toEqual(once);
  });
});
