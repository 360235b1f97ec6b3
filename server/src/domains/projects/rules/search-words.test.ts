import { describe, expect, it } from 'vitest';
import { correctionsOf, mayBeMistyped, searchWords } from './search-words.ts';

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
