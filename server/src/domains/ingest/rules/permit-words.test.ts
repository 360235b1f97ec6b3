import { describe, expect, it } from 'vitest';
import { permitWords, singular } from './permit-words.ts';

const shown = (text: string) =>
  permitWords(text)
    .map((word) => `${['', ',', '.'][word.pause] ?? ''}${word.joint}${word.shown}`)
    .join('')
    .trim();

describe('the words of a permit', () => {
  it.each([
    ['NEW S.F. RESIDENCE W/ATT GAR', 'NEW single family RESIDENCE with attached garage'],
    ['T/I on 4th FL', 'tenant improvement on 4th floor'],
    ['1,452SF house', '1,452 sq ft house'],
    ["12' x 16' shed", '12 ft x 16 ft shed'],
    ['re-roof SFR', 're-roof single family house'],
    ['Repl. WH, 40 gal.', 'replace. water heater, 40 gal'],
    ['ask [name] at [phone]', 'ask at'],
    ["two ADU's", 'two accessory dwellings'],
    ['R&R shingles', 'remove and replace shingles'],
    ['DEMO KITCHEN;NEW BATH', 'DEMO KITCHEN. NEW BATH'],
  ])('of %j are %j', (text, words) => {
    expect(shown(text)).toBe(words);
  });

  it('include those in parentheses', () => {
    expect(permitWords('replace (2) doors').map(({ isAside }) => isAside)).toEqual([false, true, false]);
  });

  it.each([
    ['duplexes', 'duplex'],
    ['stories', 'story'],
    ['houses', 'house'],
    ['gas', 'gas'],
    ['glass', 'glass'],
  ])('%j is one %j', (many, one) => {
    expect(singular(many)).toBe(one);
  });

  // A reader that takes quadratic time would exceed the test's time limit.
  it.each(["'", '(', '[', 'a.', "1'", 'w/', '- ', 'sf '])(
    'of a text of nothing but %j, 100,000 times, have an end',
    (part) => {
      expect(permitWords(part.repeat(100_000)).length).toBeLessThanOrEqual(300_000);
    },
  );
});
