import { describe, expect, it } from 'vitest';
import { cardProblems, groupExpiry, groupNumber, plainExpiry } from './card-values.ts';

const NOW = new Date(2026, 11, 1);
const card = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', zip: '' };
const problemsOf = (part: Partial<typeof card>) => cardProblems({ ...card, ...part }, NOW).map(({ name }) => name);

describe('a card number', () => {
  it.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242', '4242 4242 4242'],
    ['no number', ''],
    ['1234567890123456789999', '1234 5678 9012 3456 789'],
  ])('typed as %s is shown as %s', (typed, shown) => {
    expect(groupNumber(typed)).toBe(shown);
  });
});

describe('an expiry date', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['12 / 3', '12 / ', '12 / 3'],
    ['1234', '', '12 / 34'],
    ['12/2034', '', '12 / 20'],
    ['9', '', '09 / '],
  ])('typed as %s after %s is shown as %s', (typed, before, shown) => {
    expect(groupExpiry(typed, before)).toBe(shown);
  });

  it('can be deleted past its slash', () => {
    expect(groupExpiry('12 /', '12 / ')).toBe('12');
    expect(groupExpiry('1', '12')).toBe('1');
  });

  it('goes to the provider without spaces', () => {
    expect(plainExpiry('12 / 34')).toBe('12/34');
  });
});

describe('a card that was typed', () => {
  it('has no problems when it is whole', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    [{ cardNumber: '' }, 'cardNumber'],
    [{ cardNumber: '4242 4242' }, 'cardNumber'],
    [{ expiry: '' }, 'expiry'],
    [{ expiry: '13 / 34' }, 'expiry'],
    [{ expiry: '00 / 34' }, 'expiry'],
    [{ expiry: '12 / 3' }, 'expiry'],
    [{ expiry: '11 / 26' }, 'expiry'],
    [{ cvc: '12' }, 'cvc'],
  ])('with %o has one with its %s', (part, name) => {
    expect(problemsOf(part)).toEqual([name]);
  });

  it('is good to the end of its month', () => {
    expect(problemsOf({ expiry: '12 / 26' })).toEqual([]);
  });
});
