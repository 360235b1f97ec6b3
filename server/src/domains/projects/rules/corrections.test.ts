import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionsOf, mayBeMistyped } from './corrections.ts';

describe('a mistyped word', () => {
  const known = ['kitchen', 'plumbing', 'roofing', 'sewer', 'seller', 'renovation', 'roof'];

  it.each([
    ['kichen', ['kitchen']],
    ['ktichen', ['kitchen']],
    ['plubming', ['plumbing']],
    ['rofo', ['roof', 'roofing']],
    ['rennova', ['renovation']],
    ['sewwer', ['sewer']],
    ['sweer', ['sewer']],
    ['szeer', []],
    ['kitchens', ['kitchen']],
    ['zzzzzz', []],
    ['sewag', []],
  ])('%s is corrected to %j', (typed, corrections) => {
    expect(correctionsOf(typed, known)).toEqual(corrections);
  });

  it('becomes the likeliest five, closest whole words first, equally close ones in alphabetical order', () => {
    expect(correctionsOf('botel', ['motel', 'hotels', 'hotel'])).toEqual(['hotel', 'motel', 'hotels']);
    const many = ['hotel', 'motel', 'cotel', 'dotel', 'fotel', 'gotel'];
    expect(correctionsOf('botel', many)).toEqual(['cotel', 'dotel', 'fotel', 'gotel', 'hotel']);
  });

  /** Counts the typos between two words, as simply as possible. */
  const slips = (one: string, other: string): number => {
    if (one === '' || other === '') return one.length + other.length;
    const ways = [
      slips(one.slice(1), other) + 1,
      slips(one, other.slice(1)) + 1,
      slips(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1),
    ];
    if (one[0] === other[1] && one[1] === other[0] && one.length > 1) {
      ways.push(slips(one.slice(2), other.slice(2)) + 1);
    }
    return Math.min(...ways);
  };

  it('is the given number of typos away from the beginning of its correction, for any words', () => {
    const word = (length: number) =>
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: length });
    fc.assert(
      fc.property(word(7), word(7), (typed, candidate) => {
        const beginnings = Array.from({ length: candidate.length + 1 }, (_, end) => candidate.slice(0, end));
        const fewest = Math.min(...beginnings.map((beginning) => slips(typed, beginning)));
        expect(correctionsOf(typed, [candidate])).toEqual(fewest <= (typed.length <= 5 ? 1 : 2) ? [candidate] : []);
      }),
    );
  });

  it('is neither short nor a number', () => {
    expect(['sew', '40202', 'bld25x'].some(mayBeMistyped)).toBe(false);
    expect(mayBeMistyped('sewr')).toBe(true);
  });
});
