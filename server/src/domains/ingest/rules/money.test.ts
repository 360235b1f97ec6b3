import { describe, expect, it } from 'vitest';
import { readBudget, readCents } from './money.ts';

describe('money', () => {
  it.each([
    ['$154000.00', 15_400_000],
    ['$1,674.70', 167_470],
    ['15000.0', 1_500_000],
    [14612872, 1_461_287_200],
    ['5500', 550_000],
    ['USD 5,000', 500_000],
    ['1.2M', 120_000_000],
    ['$250K', 25_000_000],
    ['3 million dollars', 300_000_000],
    [0.1 + 0.2, 30],
    [' $154,000 ', 15_400_000],
    ['US$1,234,567', 123_456_700],
    ['250 thousand', 25_000_000],
    ['2mm', 200_000_000],
    ['5000USD', 500_000],
    ['5000 dollar.', 500_000],
    // Numbers as spreadsheets export them.
    ['1.5E+06', 150_000_000],
    ['2e4', 2_000_000],
    // Ten billion dollars at most, in 60 characters at most.
    ['10000000000', 1_000_000_000_000],
    [`${'0'.repeat(59)}5`, 500],
  ])('%j is %i cents', (value, cents) => {
    expect(readCents(value)).toBe(cents);
  });

  it.each([
    '0',
    0,
    '$0.00',
    '',
    ' ',
    'TBD',
    'call',
    'approx. $5',
    '-5',
    -5,
    '1,23',
    '5 to 6',
    null,
    undefined,
    {},
    [['5']],
    Infinity,
    '1e99',
    '10000000000.01',
    `${'0'.repeat(60)}5`,
  ])('%j is no sum', (value) => {
    expect(readCents(value)).toBeNull();
  });

  it.each([
    ['$5,000 - $20,000', 500_000, 2_000_000],
    ['$5,000-$20,000', 500_000, 2_000_000],
    ['20000 to 5000', 500_000, 2_000_000],
    ['5000 TO 20000', 500_000, 2_000_000],
    // One end is not known.
    ['$5,000 - open', 500_000, null],
    ['up to $20,000', null, 2_000_000],
    [`$5 -${' '.repeat(114)}$6`, 500, 600],
    [`$5 -${' '.repeat(115)}$6`, null, null],
    ['Less than', null, null],
    ['10000', 1_000_000, 1_000_000],
    ['1-2-3', null, null],
    [null, null, null],
  ])('%j ranges from %j to %j', (value, min, max) => {
    expect(readBudget(value)).toEqual({ min, max });
  });
});
