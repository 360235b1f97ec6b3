import { describe, expect, it } from 'vitest';
import { isLocalNumber, isPossible, isWholeNumber, type NumberRow } from './phone-shapes.ts';
import type { SaidNumber } from './spoken-numbers.ts';

/**
 * A row from its parts: '502 555 0134'. A '|' between two parts stands for words that bridge them, an 'a' after a part
 * for a sound-alike such as 'for', a 'w' for a word.
 */
function row(written: string, given: Partial<NumberRow> = {}): NumberRow {
  const parts = written.split(/ \| | /);
  const styles: Record<string, SaidNumber['style']> = { a: 'sound-alike', w: 'words' };
  const numbers = parts.map((part, at) => ({
    digits: part.replace(/\D/g, ''),
    first: at,
    last: at,
    style: styles[part.at(-1) ?? ''] ?? 'digits',
  }));
  return {
    numbers,
    digits: numbers.map(({ digits }) => digits).join(''),
    bridged: (written.match(/ \| | /g) ?? []).map((gap) => gap === ' | '),
    hasPlus: false,
    cue: 'none',
    isListed: false,
    ...given,
  };
}

const announced = { cue: 'phone' } as const;
const code = { cue: 'code' } as const;
const listed = { isListed: true } as const;
const plus = { hasPlus: true } as const;

describe('digits that may be a phone number', () => {
  it.each([
    ['seven, from 2 to 9 on', '2550134', 1, true],
    ['seven that begin with 1', '1550134', 1, false],
    ['six', '555013', 1, false],
    ['eight that nothing announces', '55501342', 1, false],
    ['ten in five parts', '1025550134', 5, true],
    ['ten in six parts', '5025550134', 6, true],
    ['ten in six parts that no area code begins', '1025550134', 6, false],
    ['eleven from 1 on', '15025550134', 4, true],
    ['eleven from 2 on', '25025550134', 4, false],
  ])('%s', (_, digits, parts, may) => {
    expect(isPossible(digits, parts, false, 'none')).toBe(may);
  });

  it('eight after a plus sign or a phone word', () => {
    expect(isPossible('55501342', 1, true, 'none')).toBe(true);
    expect(isPossible('55501342', 1, false, 'phone')).toBe(true);
    expect(isPossible('55501342', 1, false, 'code')).toBe(false);
  });
});

describe('a whole number', () => {
  it.each([
    ['in its three parts', row('502 555 0134')],
    ['in its three parts, also after a word for a code', row('502 555 0134', code)],
    ['in its three parts, also from an area that there is not', row('102 555 0134')],
    ['in one part', row('5025550134')],
    ['in one part from an area that there is not, announced', row('1025550134', announced)],
    ['with the country before it', row('1 502 555 0134')],
    ['with the country before it, also after a word for a code', row('1 502 555 0134', code)],
    ['in three parts that count on', row('998 999 1000')],
    ['in pairs of which two are alike', row('20 25 25 41 50')],
    ['in pairs', row('50 25 55 01 34')],
    ['digit by digit, with commas', row('5 0 2 5 5 5 0 1 3 4', listed)],
    ['partly in words, with commas', row('50w 25 55 01 34', listed)],
    ['with words between its parts', row('502 | 555 | 0134')],
    ['with words after the country', row('1 | 502 5550134')],
    ['its last four first, announced', row('0134 | 502 555', announced)],
    ['its last four first, in two parts', row('01 34 | 502 555', announced)],
    ['with sound-alikes in a third of it', row('5 0a 2 55a 5 0 1a 3 4')],
    ['with a sound-alike as the last of ten', row('5 0 2 5 5 5 0 1 3 4a')],
    ['from abroad, after a plus sign, of eight digits', row('35 212345', plus)],
    ['from abroad, after a plus sign, of fifteen', row('352 123456789012', plus)],
    ['from abroad, announced, of eight digits', row('20794609', announced)],
    ['from abroad, announced, of fifteen', row('352 123456789012', announced)],
  ])('%s', (_, whole) => {
    expect(isWholeNumber(whole)).toBe(true);
  });

  it.each([
    ['in three parts from an area that there is not, after a word for a code', row('102 555 0134', code)],
    ['in one part after a word for a code', row('5025550134', code)],
    ['in one part from an area that there is not', row('1025550134')],
    ['in one part with an exchange that there is not', row('5021550134')],
    ['in pairs with commas', row('50 25 55 01 34', listed)],
    ['in pairs and single digits with commas', row('5 02 55 50 13 4', listed)],
    ['sizes that rise', row('20 25 30 41 50')],
    ['a count, even announced', row('2 3 4 5 6 7 8 9 10', announced)],
    ['with words inside a part', row('50 | 25550134')],
    ['its last four first, not announced', row('0134 | 502 555')],
    ['its last four first, bridged elsewhere', row('01 | 34 502 555', announced)],
    ['its last five first', row('01344 | 50255', announced)],
    ['a sound-alike first', row('5a 0 2 5 5 5 0 1 3 4')],
    ['a sound-alike last in a short row', row('502 555 013 4a')],
    ['sound-alikes in more than a third of it', row('5 0a 2a 5 5a 5 0 1 3 4a')],
    ['from abroad, after a plus sign, of seven digits', row('35 21234', plus)],
    ['from abroad, after a plus sign, of sixteen', row('352 1234567890123', plus)],
    ['from abroad with words between', row('352 | 12345', plus)],
    ['from abroad, announced, with words between', row('352 | 12345', announced)],
    ['from abroad, announced, of sixteen', row('352 1234567890123', announced)],
    ['from abroad that nothing announces', row('20794609')],
    ['from abroad with commas', row('20 79 46 09', { ...announced, ...listed })],
    ['seven digits, announced', row('5550134', announced)],
  ])('is not: %s', (_, other) => {
    expect(isWholeNumber(other)).toBe(false);
  });
});

describe('a local number', () => {
  const isLocal = (given: NumberRow) => isLocalNumber(given, () => false);

  it.each([
    ['three digits and four', row('555 0134')],
    ['a line like the years of another century', row('555 1885')],
    ['a line with the digits of a century inside', row('555 0197')],
    ['one part, announced', row('5550134', announced)],
    ['a round line, announced', row('555 0150', announced)],
    ['words between its parts, announced', row('555 | 0134', announced)],
    ['spelled out', row('5w 5w 5w 0w 1w 3w 4w')],
    ['spelled out in larger words', row('5w 55w 01w 34w')],
    ['spelled out with a sound-alike inside', row('5w 5w 5w 0w 1w 3a 4w')],
  ])('%s', (_, local) => {
    expect(isLocal(local)).toBe(true);
  });

  it.each([
    ['one part that nothing announces', row('5550134')],
    ['one part in words', row('5550134w')],
    ['other parts', row('55 50134')],
    ['a year', row('555 1985')],
    ['a year of this century', row('555 2014')],
    ['a round line', row('555 0150')],
    ['from 1 on', row('155 0134', announced)],
    ['after a word for a code', row('555 0134', code)],
    ['words between its parts that nothing announces', row('555 | 0134')],
    ['words inside a part', row('55 | 50134', announced)],
    ['eight digits', row('555 01342', announced)],
    ['a count, even announced', row('2 3 4 5 6 7 8', announced)],
    ['spelled out with commas', row('5w 5w 5w 0w 1w 3w 4w', listed)],
    ['spelled out but for one digit', row('5w 5w 5w 0w 1w 3w 4')],
    ['spelled out from 1 on', row('1w 5w 5w 0w 1w 3w 4w')],
    ['spelled out after a word for a code', row('5w 5w 5w 0w 1w 3w 4w', code)],
  ])('is not: %s', (_, other) => {
    expect(isLocal(other)).toBe(false);
  });

  it('is not: the bounds of a range, unless they are announced', () => {
    expect(isLocalNumber(row('555 0134'), () => true)).toBe(false);
    expect(isLocalNumber(row('555 0134', announced), () => true)).toBe(true);
  });
});
