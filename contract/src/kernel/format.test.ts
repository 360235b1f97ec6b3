import { describe, expect, it } from 'vitest';
import { formatCount, formatDateTime, formatPhone } from './format.ts';

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

it('uses the singular for one thing', () => {
  expect(formatCount(1, 'contractor')).toBe('1 contractor');
  expect(formatCount(0, 'contractor')).toBe('0 contractors');
  expect(formatCount(1200, 'match', 'matches')).toBe('1,200 matches');
});

it('writes in English', () => {
  expect(formatDateTime('2026-12-03T19:00:00Z', 'America/New_York')).toBe('Thu, Dec 3, 2:00 PM EST');
});
