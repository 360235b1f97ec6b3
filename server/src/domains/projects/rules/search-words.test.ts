import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionsOf, mayBeMistyped, searchTerms, searchWords } from './search-words.ts';

describe('the words of a query', () => {
  it.each([
    ['Kitchen  REMODEL kitchen', ['kitchen', 'remodel']],
    ['kitchen in the Highlands', ['kitchen', 'highlands']],
    ['kitchen/bath—Owner’s', ['kitchen', 'bath', 'owner', 's']],
    ['BLD-25-00123', ['bld', '25', '00123']],
    ['the', ['the']],
    ["'); drop:* | ! & <->", ['drop']],
    ['🚿 \u0000 !!!', []],
    ['Étude', ['étude']],
  ])('of %j are %j', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it('are limited to twelve', () => {
    expect(searchWords(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12);
  });
});

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

describe('an address in a query', () => {
  const words = (query: string) => searchTerms(query).map(({ word }) => word);

  it('stands for its street in every spelling, without the unit', () => {
    expect(words('1338 Lynmar Drive Apt 2')).toEqual(['1338', 'lynmar', 'drive']);
    expect(searchTerms('1338 N Lynmar Drive').map(({ spellings }) => spellings)).toEqual([
      [],
      ['north'],
      [],
      expect.arrayContaining(['dr', 'drv']),
    ]);
  });

  it('keeps its city, and has its state as a code', () => {
    expect(words('200 Elm St., Unit 4, La Grange Kentucky 40031')).toEqual([
      '200',
      'elm',
      'st',
      'la',
      'grange',
      'ky',
      '40031',
    ]);
  });

  it('may have a range of numbers', () => {
    expect(searchTerms('1117-1119 Lynmar Drive').at(-1)?.spellings).toContain('dr');
  });

  it.each([
    '12 oak cabinets unit 4',
    'kitchen remodel 40202',
    '24 unit apartment building',
    '3 bathrooms',
    '2nd floor bath',
    'unit 4',
  ])('is not found in %s', (query) => {
    expect(searchTerms(query)).toEqual(searchWords(query).map((word) => ({ word, spellings: [] })));
  });
});
