import { describe, expect, it } from 'vitest';
import { type Line, readJournal, written } from './journal.ts';

const read = (...lines: Line[]) => readJournal(lines.map(written).join(''));

describe('the journal of a pass', () => {
  it('says which test killed a mutant, and which mutants never end', () => {
    const { fates } = read(
      { trying: '1', within: 5000 },
      { found: '1', by: 'fee.test.ts#is free' },
      { trying: '2', within: 5000 },
      { trying: '3', within: 5000 },
      { hangs: '3' },
    );
    expect([...fates]).toEqual([
      ['1', { foundBy: 'fee.test.ts#is free' }],
      ['3', { hangs: true }],
    ]);
  });

  it('ignores kills by a test that fails on the original code', () => {
    const { fates } = read({ found: '1', by: 'a' }, { found: '2', by: 'b' }, { upset: 'a' });
    expect([...fates.keys()]).toEqual(['2']);
  });

  it('says which mutant is being tried', () => {
    expect(read({ trying: '1', within: 5000 }).trying).toEqual({ mutant: '1', within: 5000 });
    expect(read({ trying: '1', within: 5000 }, { found: '1', by: 'a' }).trying).toBeUndefined();
    expect(read().trying).toBeUndefined();
  });

  it('omits an incomplete line', () => {
    expect(readJournal(`${written({ hangs: '1' })}{"hangs":"2`).fates.size).toBe(1);
  });
});
