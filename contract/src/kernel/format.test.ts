import { describe, expect, it } from 'vitest';
import { formatPhone } from './format.ts';

describe('phones', () => {
  it.each([
    ['+15025550134', '(502) 555-0134'],
    ['15025550134', '(502) 555-0134'],
    ['5025550134', '(502) 555-0134'],
    ['502-555-0134', '(502) 555-0134'],
    ['(502) 555-0134', '(502) 555-0134'],
  ])('%s is written %s', (given, written) => {
    expect(formatPhone(given)).toBe(written);
  });

  it.each(['+442079460000', '+5025550134', '911', ''])('leaves %j as it is', (given) => {
    expect(formatPhone(given)).toBe(given);
  });
});
