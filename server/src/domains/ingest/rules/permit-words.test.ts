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
    // Letters, digits and apostrophes within a word.
    ['café', 'café'],
    ['Zone jazz Àrea', 'Zone jazz Àrea'],
    ['roof{new', 'roof. new'],
    ['R22 unit', 'R22 unit'],
    ["owner's roof", "owner's roof"],
    ["owner' roof", 'owner roof'],
    ["add'n", 'addition'],
    ['3.5 ton', '3.5 ton'],
    ['1,200,000 dollars', '1,200,000 dollars'],
    // The end of a sentence.
    ['roof. new', 'roof. new'],
    ['roof.\nnew', 'roof. new'],
    ['roof.new', 'roof. new'],
    ['roof\nnew', 'roof. new'],
    ['3. roof', '3. roof'],
    ['st.new', 'st new'],
    ['approx. 3 rooms', 'about 3 rooms'],
    ['min.new', 'min new'],
    ['tv.new', 'tv new'],
    ['roof.a new', 'roof. a new'],
    ['$5', '. 5'],
    // The end of a part of a sentence.
    ['1, roof', '1, roof'],
    ['roof., new', 'roof, new'],
    ['roof,. new', 'roof. new'],
    // Marks that end nothing.
    ['roof\tnew', 'roof new'],
    ['roof # 3', 'roof 3'],
    ['roof _ new', 'roof new'],
    ['\'roof\' "new"', 'roof new'],
    // Joints.
    ['kitchen/bath', 'kitchen/bath'],
    ['roof+deck', 'roof and deck'],
    ['roof & deck', 'roof and deck'],
    ['kitchen-bath', 'kitchen-bath'],
    ['-roof', '. roof'],
    ['multi- family', 'multi-family'],
    ['big- family', 'big. family'],
    ['roof - new', 'roof. new'],
    ['- roof', '. roof'],
    ['roof-', 'roof'],
    ['12 -16', '12. 16'],
    // Placeholders, at most so long.
    ['ask [] roof', 'ask roof'],
    ['ask [23456789 123456789 1234] roof', 'ask roof'],
    ['ask [23456789 123456789 12345] roof', 'ask. 23456789 123456789 12345. roof'],
    ['ask [name roof', 'ask. name roof'],
    // Units after a number.
    ['200A panel', '200 A panel'],
    ['2in. pipe', '2 in pipe'],
    ['12B unit', '12B unit'],
    ['4th floor', '4th floor'],
    ['1stfl', '1stfl'],
    ['26X38ft', '26 x 38 ft'],
    ['26x deck', '26 x deck'],
    ['x4', 'x4'],
    ['12’ 12´ 12` deck', '12 ft 12 ft 12 ft deck'],
    ['12” 12″ deck', '12 inch 12 inch deck'],
    ["12'roof", '12 roof'],
    ['1200 sf house', '1200 sq ft house'],
    ['sf house', 'single family house'],
    // Single letters.
    ['s.f.r roof', 'single family house roof'],
    ['A.C. unit', 'AC unit'],
    ['a. roof', 'a. roof'],
    ['a.bc', 'a bc'],
    ['a. 3 rooms', 'a. 3 rooms'],
    ['a.b c roof', 'ab c roof'],
    ['a.c, roof', 'ac, roof'],
    ['a.b.c.d.e.f.g. roof', 'abcdef g. roof'],
    ['w/roof', 'with roof'],
    ['W/O roof', 'without roof'],
    ['x/ roof', 'x/roof'],
    ['t/in', 't/in'],
    ['r&roof', 'r and roof'],
    // Abbreviations in the plural, and of several words.
    ['adus', 'accessory dwellings'],
    ['N/A wh', 'N/A water heater'],
    ['roof. wh', 'roof. water heater'],
    ['roof, wh now', 'roof, water heater now'],
  ])('of %j are %j', (text, words) => {
    expect(shown(text)).toBe(words);
  });

  it('include those in parentheses', () => {
    expect(permitWords('replace (2) doors').map(({ isAside }) => isAside)).toEqual([false, true, false]);
    expect(permitWords('new (wh').map(({ isAside }) => isAside)).toEqual([false, true, true]);
  });

  it('have a key in lower case and singular, numbers without commas', () => {
    expect(permitWords('Roofs 1,200 ADUs').map(({ key, isNumber }) => [key, isNumber])).toEqual([
      ['roof', false],
      ['1200', true],
      ['accessory', false],
      ['dwelling', false],
    ]);
  });

  it('are numbers only if they are written in digits alone', () => {
    expect(
      permitWords("4th 2x4 12' a & b")
        .filter(({ isNumber }) => isNumber)
        .map(({ key }) => key),
    ).toEqual(['2', '4', '12']);
  });

  it('are at most 160', () => {
    expect(permitWords('roof '.repeat(161))).toHaveLength(160);
    expect(permitWords('roof roof roof', 2)).toHaveLength(2);
  });

  it.each([
    ['duplexes', 'duplex'],
    ['stories', 'story'],
    ['houses', 'house'],
    ['gas', 'gas'],
    ['glass', 'glass'],
    ['glasses', 'glass'],
    ['benches', 'bench'],
    ['dishes', 'dish'],
    ['boxes', 'box'],
    ['cats', 'cat'],
    ['chests', 'chest'],
    ['ties', 'ties'],
    ['lies', 'lies'],
    ['patios', 'patios'],
    ['basis', 'basis'],
    ['status', 'status'],
    ['has', 'has'],
    ["owners'", 'owners'],
    ["owner's", 'owner'],
    ['sfr’s', 'sfr'],
    ["as'", "as'"],
    ['deck', 'deck'],
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
