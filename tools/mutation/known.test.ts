import { describe, expect, it } from 'vitest';
import type { MutationReport } from './judge.ts';
import { isMostlyNew } from './known.ts';

const rules = ['fee.ts', 'postings.ts', 'receipt.ts'];
const known: MutationReport = {
  files: Object.fromEntries(rules.map((path) => [path, { source: path, mutants: [] }])),
  testFiles: { 'fee.test.ts': { source: 'fee.test.ts' }, 'postings.test.ts': { source: 'postings.test.ts' } },
};
const isNewBut = (...changed: string[]) =>
  isMostlyNew(rules, known, (path) => (changed.includes(path) ? 'changed' : path));

describe('the results of an earlier run', () => {
  it('are mostly valid if at most one file in five has changed', () => {
    expect(isNewBut()).toBe(false);
    expect(isNewBut('fee.ts')).toBe(false);
    expect(isNewBut('fee.ts', 'fee.test.ts')).toBe(true);
  });

  it('are invalid for new rules, and if there are none', () => {
    expect(isMostlyNew([...rules, 'refund.ts', 'tip.ts'], known, (path) => path)).toBe(true);
    expect(isMostlyNew(rules, undefined, (path) => path)).toBe(true);
  });
});
