import { describe, expect, it } from 'vitest';
import { dollarsIn } from './bid-amount.ts';

describe('an amount', () => {
  it.each([
    ['1250', 1250],
    ['$1,250', 1250],
    [' 1,250.50 ', 1250.5],
    ['$ 12,345,678', 12_345_678],
  ])('%j is read as %d dollars', (text, dollars) => expect(dollarsIn(text)).toBe(dollars));

  it.each(['', 'lots', '12,50', '-5', '1.234', '1e3', '1,2500'])('%j is none', (text) =>
    expect(dollarsIn(text)).toBeNaN(),
  );
});
