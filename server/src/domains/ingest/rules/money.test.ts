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
  ])('%j is %i cents', (value, cents) => {
    expect(readCents(value)).toBe(cents);
  });

  it.each(['0', 0, '$0.00', '', ' ', 'TBD', 'call', '-5', -5, '1,23', '5 to 6', null, undefined, {}, Infinity, '1e99'])(
    '%j is no sum',
    (value) => {
      expect(readCents(value)).toBeNull();
    },
  );

  it.each([
    ['$5,000 - $20,000', 500_000, 2_000_000],
    ['20000 to 5000', 500_000, 2_000_000],
    ['Less than', null, null],
    ['10000', 1_000_000, 1_000_000],
    ['1-2-3', null, null],
    [null, null, null],
  ])('%j ranges from %j to %j', (value, min, max) => {
    expect(readBudget(value)).toEqual({ min, max });
  });
});
