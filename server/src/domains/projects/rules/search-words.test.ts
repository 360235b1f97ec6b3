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

  it('are twelve at most', () => {
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
    ['kitchens', ['kitchen']],
    ['zzzzzz', []],
    ['sewag', []],
  ])('%s is corrected to %j', (typed, corrections) => {
    expect(correctionsOf(typed, known)).toEqual(corrections);
  });

  it('is neither short nor a number', () => {
    expect(['sew', '40202', 'bld25x'].some(mayBeMistyped)).toBe(false);
    expect(mayBeMistyped('sewr')).toBe(true);
  });
});

describe('an address that is looked for', () => {
  const words = (query: string) => searchTerms(query).map(({ word }) => word);

  it('is its street in every spelling, without the unit', () => {
    expect(words('1338 Lynmar Drive Apt 2')).toEqual(['1338', 'lynmar', 'drive']);
    expect(searchTerms('1338 N Lynmar Drive').map(({ spellings }) => spellings)).toEqual([
      [],
      ['north'],
      [],
      expect.arrayContaining(['dr', 'drv']),
    ]);
  });

  it('keeps its place, the state as its code', () => {
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

  it.each(['kitchen remodel 40202', '24 unit apartment building', '3 bathrooms', '2nd floor bath', 'unit 4'])(
    'is none in %s',
    (query) => {
      expect(searchTerms(query)).toEqual(searchWords(query).map((word) => ({ word, spellings: [] })));
    },
  );
});
