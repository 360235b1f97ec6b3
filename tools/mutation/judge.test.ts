import { describe, expect, it } from 'vitest';
import { judge, type MutationReport, scoreOf } from './judge.ts';

const file = 'server/src/domains/payments/rules/fee.ts';
const source = 'export const isFree = (fee: number) =>\n  fee\n    <= 0;\n';
/** A mutant of the comparison in `source`, which spans two lines. */
const mutant = (status: string, replacement: string) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement,
  location: { start: { line: 2, column: 3 }, end: { line: 3, column: 9 } },
});
const report = (...mutants: ReturnType<typeof mutant>[]): MutationReport => ({
  files: { [file]: { source, mutants } },
});
const survived = mutant('Survived', 'fee < 0');
const justified = (...mutants: readonly (readonly [string, string])[]) => [
  { file, because: 'Nobody is asked for nothing.', mutants },
];
const known = ['fee <= 0', 'fee < 0'] as const;
const found = Array.from({ length: 17 }, () => mutant('Killed', 'fee > 0'));

describe('a run of mutants', () => {
  it('passes if every mutant is killed', () => {
    expect(judge(report(...found, mutant('Timeout', 'true')), [])).toEqual({ found: 18, tried: 18, problems: [] });
  });

  it('ignores equivalent and skipped mutants', () => {
    expect(judge(report(mutant('Ignored', 'x')), [])).toEqual({ found: 0, tried: 0, problems: [] });
  });

  it('names an unjustified survivor, whether or not a test covers it', () => {
    for (const status of ['Survived', 'NoCoverage']) {
      expect(judge(report(...found, mutant(status, 'fee < 0')), []).problems).toEqual([
        expect.stringMatching(/^server\/.*fee\.ts:2: no test notices when\n\s+fee <= 0\n\s+becomes\n\s+fee < 0$/),
      ]);
    }
  });

  it('passes with a justified survivor', () => {
    expect(judge(report(...found, survived), justified(known))).toEqual({ found: 17, tried: 18, problems: [] });
  });

  it('requires two justifications for the same change at two places', () => {
    expect(judge(report(survived, survived), justified(known)).problems).toHaveLength(1);
    expect(judge(report(survived, survived), justified(known, known)).problems).toEqual([]);
    expect(judge(report(survived), justified(known, known)).problems).toHaveLength(1);
  });

  it('requires removing a justification once a test kills the mutant', () => {
    expect(judge(report(...found), justified(known)).problems).toEqual([
      expect.stringMatching(/'fee <= 0' survives no longer/),
    ]);
  });

  it('ignores files that were not tried', () => {
    expect(judge({ files: {} }, justified(known)).problems).toEqual([]);
  });
});

describe('the score', () => {
  it('is the percentage of killed mutants', () => {
    expect(scoreOf({ found: 17, tried: 20 })).toBe(85);
    expect(scoreOf({ found: 0, tried: 0 })).toBe(100);
  });
});
