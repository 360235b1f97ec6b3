import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';
import { saidNumbers, saidValue } from './spoken-numbers.ts';
import { tokensOf } from './tokens.ts';

const tokens = (text: string) => tokensOf(foldText(text), text);
const dialed = (text: string) => saidNumbers(tokens(text)).map(({ digits }) => digits);

describe('numbers as one would dial them', () => {
  it.each([
    ['five oh two', ['5', '0', '2']],
    ['twenty-three', ['23']],
    ['five hundred and two', ['502']],
    ['double eight, triple five', ['88', '555']],
    ['three fives', ['555']],
    ['fiveohtwo', ['502']],
    ['f1ve tw0 thr33', ['5', '2', '3']],
    ['5O2 Ol34', ['502', '0134']],
    ['quinientos cincuenta y cinco', ['555']],
    ['trescientos cinco', ['305']],
    ['dieciséis, veintidós, treinta y cuatro', ['16', '22', '34']],
    ['doble ocho, tres veces cinco', ['88', '555']],
    ['cincocerodos', ['502']],
    ['twenty', ['20']],
    ['forty', ['40']],
    // Several of a digit.
    ['two ohs, four fives', ['00', '5555']],
    ['one fives', ['1', '5']],
    ['five fives', ['5', '5']],
    ['double 22', ['22']],
    ['double door', []],
    ['double', []],
    ['double-five', ['55']],
    ['two - triple five', ['2', '555']],
    // Units run together: three or more, in a word of a plausible length.
    ['onetwosix', ['126']],
    ['ohohone', []],
    ['threeseven', []],
    ['five'.repeat(20), ['5'.repeat(20)]],
    ['five'.repeat(21), []],
    // Letters that look like digits, if at least half are digits.
    ['(5O2)', ['502']],
    ['O0 O9', ['00', '09']],
    ['Ol2l', ['2', '1']],
    ['1l'.repeat(8), ['1'.repeat(16)]],
    [`${'1l'.repeat(8)}1`, Array.from({ length: 17 }, () => '1')],
  ])('%s', (text, digits) => {
    expect(dialed(text)).toEqual(digits);
  });

  it('leaves out quantities', () => {
    expect(dialed('five thousand, seis mil')).toEqual([]);
  });

  it('reads sound-alikes as weaker digits', () => {
    const [, second] = saidNumbers(tokens('five to'));
    expect(second).toMatchObject({ digits: '2', style: 'sound-alike' });
  });
});

describe('the value of a number said in full', () => {
  it.each([
    ['dos mil trescientos', 2300],
    ['mil doscientos dos', 1202],
    ['twenty-three hundred', 2300],
    ['four thousand one hundred and twenty-seven', 4127],
    ['twelve hundred two', 1202],
    ['77', 77],
    ['two thousand', 2000],
    ['two thousand and five', 2005],
    // Ends where another number begins.
    ['twenty-three fifty', 23],
    ['for two', undefined],
    ['hundred', undefined],
    ['and two', undefined],
    ['hello', undefined],
  ])('%s', (text, value) => {
    expect(saidValue(tokens(text), 0, tokens(text).length)?.value).toBe(value);
  });

  it('ends at the given token', () => {
    expect(saidValue(tokens('mil doscientos'), 0, 1)).toEqual({ value: 1000, last: 0 });
  });
});
