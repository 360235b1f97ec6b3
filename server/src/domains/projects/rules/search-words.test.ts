import { describe, expect, it } from 'vitest';
import { permitIn, type SearchTerm, searchTerms, searchWords, termsAsMeant } from './search-words.ts';

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
    expect(words(query)).toEqual(searchWords(query));
  });
});

describe('a part of an address', () => {
  const spellings = (query: string) =>
    Object.fromEntries(searchTerms(query).map(({ word, spellings }) => [word, spellings]));

  it('is found in every spelling, too', () => {
    expect(spellings('N Bell Avenue')).toMatchObject({
      n: ['north'],
      bell: [],
      avenue: expect.arrayContaining(['ave', 'av']),
    });
    expect(spellings('saint louis').saint).toContain('st');
    expect(spellings('st. louis').st).toContain('saint');
  });

  const whole = (terms: SearchTerm[]) => terms.flatMap(({ word, isWhole }) => (isWhole ? [word] : []));

  it('has a house number, a direction and the end of a street as whole words', () => {
    expect(whole(searchTerms('165 N Bell Avenue'))).toEqual(['165', 'n', 'avenue']);
    expect(whole(searchTerms('n bell'))).toEqual(['n']);
    expect(whole(searchTerms('165'))).toEqual([]);
  });

  it('may go on without a house number, or while its end is being typed', () => {
    expect(whole(searchTerms('Bell Road'))).toEqual([]);
    expect(whole(searchTerms('165 Bell Av'))).toEqual(['165']);
  });

  it('has its house number only after its street is spelled right', () => {
    const typed = searchTerms('165 Bekl Raod');
    expect(whole(typed)).toEqual([]);
    expect(whole(termsAsMeant(typed, new Map([['raod', ['rail', 'road']]])))).toEqual(['165']);
    expect(whole(termsAsMeant(typed, new Map([['raod', ['rail']]])))).toEqual([]);
  });
});

describe('a word written together or apart', () => {
  it('means the same', () => {
    expect(searchTerms('waterheater')).toEqual([{ word: 'waterheater', spellings: [], apart: ['water', 'heater'] }]);
    expect(searchTerms('water heater').map(({ spellings }) => spellings)).toEqual([['waterheater'], ['waterheater']]);
    expect(searchTerms('heater water').map(({ spellings }) => spellings)).toEqual([[], []]);
  });
});

describe('a permit number in a query', () => {
  it.each([
    ['BLD-26-04471', 'BLD2604471'],
    ['permit #bld 26 04471', 'BLD2604471'],
    ['26-04471', '2604471'],
    ['kitchen', null],
    ['40', null],
  ])('of %s is %s', (query, number) => {
    expect(permitIn(query)).toBe(number);
  });
});
