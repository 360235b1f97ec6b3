import { describe, expect, it } from 'vitest';
import { foldText } from './folded-text.ts';
import { quantityTokens } from './quantities.ts';
import { tokensOf } from './tokens.ts';

function quantitiesIn(text: string): string[] {
  const tokens = tokensOf(foldText(text), text);
  return [...quantityTokens(tokens)].map((at) => tokens[at]?.text ?? '');
}

describe('numbers that belong to no phone number', () => {
  it.each([
    ['money', '$40'],
    ['money of elsewhere', '€40'],
    ['a percentage', '80%'],
    ['inches', '40"'],
    ['degrees', '90°'],
    ['a number with a fraction', '10½'],
    ['thousands', '1,200'],
    ['hundreds of thousands', '120,000'],
    ['millions', '12,345,678'],
    ['a percentage of joined numbers', '12-34-56%'],
    ['one decimal', '3.5'],
    ['two decimals', '30.50'],
    ['a time', '8:30'],
    ['a time with seconds', '08:30:15'],
    ['a fraction', '13/16'],
    ['a day', '12/31'],
    ['a day of a year', '12/3/2026'],
    ['a day of a short year', '3/15/00'],
    ['a day before its month', '31/12/2026'],
    ['a month of a year', '3/2026'],
    ['a day with dashes', '12-3-2026'],
    ['a day, year first', '2026-03-15'],
    ['a first of a month', '1/31/2026'],
    ['a twentieth with dashes', '12-20-2026'],
    ['the last day of a month, and a short year', '31/3/00'],
    ['the last day after its month, and a short year', '3/31/00'],
  ])('%s: %s', (_, text) => {
    expect(quantitiesIn(text)).toEqual(text.match(/\d+/g));
  });

  it.each([
    ['a number alone', '5550134'],
    ['parts with commas', '502,555,0134'],
    ['a first part of four digits', '5025,550'],
    ['three decimals', '502.555'],
    ['parts with dots', '50.25.55'],
    ['one digit after a colon', '50:2'],
    ['three digits before a colon', '502:55'],
    ['four parts with colons', '50:25:55:01'],
    ['parts with slashes', '502/555'],
    ['a day that there is not', '3/32/2026'],
    ['a month that there is not', '13/31/2026'],
    ['a short year after a day that there is not', '32/3/00'],
    ['two years', '1999/2026/12'],
    ['a short year after a month that there is not', '3/32/00'],
    ['a day zero', '0/3/2026'],
    ['a day in three digits', '3/031/2026'],
    ['a year in three digits', '3/15/200'],
    ['a year of long ago', '3/1/1200'],
    ['four parts with slashes', '12/3/26/4'],
    ['a part of three digits after a slash', '1/234'],
    ['one digit of seconds', '08:30:5'],
    ['a sum', '2+3'],
    ['an amount in words', '$forty'],
    ['two parts with a dash', '12-3'],
    ['a phone number with dashes', '502-555-0134'],
    ['a blank after the comma', '1, 200'],
    ['slashes within a number told digit by digit', '5 0 2/5 5 5/0 1 3 4'],
  ])('do not include %s: %s', (_, text) => {
    expect(quantitiesIn(text)).toEqual([]);
  });

  it.each([
    ['a number before a fraction', '2 1/2'],
    ['a number after a fraction', '1/2 3'],
    ['another sign after a day', '12/3-26'],
    ['a blank before the next sign', '12/3 /26'],
  ])('end at %s: %s', (_, text) => {
    const [first, second, third] = text.match(/\d+/g) ?? [];
    expect(quantitiesIn(text)).toEqual(text.startsWith('2 ') ? [second, third] : [first, second]);
  });

  it('are told from a phone number in the same sentence', () => {
    expect(quantitiesIn('$1,200 by 12/3, call 502-555-0134')).toEqual(['1', '200', '12', '3']);
  });
});
