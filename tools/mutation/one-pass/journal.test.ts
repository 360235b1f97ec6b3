import { describe, expect, it } from 'vitest';
import { type Line, readJournal, written } from './journal.ts';

const read = (...lines: Line[]) => readJournal(lines.map(written).join(''));

describe('the journal of a pass', () => {
  it('says which test has found a mutant out, and which mutants never end', () => {
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

  it('believes nothing that a test has found out which fails on the code as it is', () => {
    const { fates } = read({ found: '1', by: 'a' }, { found: '2', by: 'b' }, { upset: 'a' });
    expect([...fates.keys()]).toEqual(['2']);
  });

  it('says what is being tried, until something has become of it', () => {
    expect(read({ trying: '1', within: 5000 }).trying).toEqual({ mutant: '1', within: 5000 });
    expect(read({ trying: '1', within: 5000 }, { found: '1', by: 'a' }).trying).toBeUndefined();
    expect(read().trying).toBeUndefined();
  });

  it('leaves out a line that is not whole yet', () => {
    expect(readJournal(`${written({ hangs: '1' })}{"hangs":"2`).fates.size).toBe(1);
  });
});
