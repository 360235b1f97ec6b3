import { describe, expect, it } from 'vitest';
import { DonationAmount, inCents } from './amount.ts';
import { SpendingCapForm } from './spending-cap.ts';

describe('the amount of a donation', () => {
  it.each([
    [1, 1],
    [10_000, 10_000],
    ['25', 25],
    ['12.50', 12.5],
    [19.99, 19.99],
    [' 25 ', 25],
  ])('%j is %j dollars', (value, dollars) => {
    expect(DonationAmount.parse(value)).toBe(dollars);
  });

  it.each([
    0,
    -1,
    '-25',
    0.99,
    10_001,
    '10000.01',
    Number.POSITIVE_INFINITY,
    Number.NaN,
    1e21,
    0.1 + 0.2,
    10.001,
    '25; drop',
    '25 dollars',
    '0x19',
    '1e3',
    '２５',
    '1,000',
    '',
    ' ',
    null,
    undefined,
    true,
    [25],
    { amount: 25 },
  ])('%j is refused with a message', (value) => {
    const result = DonationAmount.safeParse(value);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toMatch(/Enter an amount in dollars|smallest donation|largest donation/);
  });

  it('is converted to cents exactly', () => {
    const changed: number[] = [];
    for (let cents = 100; cents <= 1_000_000; cents += 7) {
      if (inCents(DonationAmount.parse((cents / 100).toFixed(2))) !== cents) changed.push(cents);
    }
    expect(changed).toEqual([]);
  });
});

describe('a spending cap', () => {
  it.each([0, 50, 19.99, 100_000, null])('takes %j', (cap) => {
    expect(SpendingCapForm.safeParse({ cap }).success).toBe(true);
  });

  it.each([-1, 100_001, Number.POSITIVE_INFINITY, Number.NaN, '50', undefined, 1.005])('refuses %j', (cap) => {
    expect(SpendingCapForm.safeParse({ cap }).success).toBe(false);
  });
});
