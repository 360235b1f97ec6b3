import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDateTime,
  formatDay,
  formatDistance,
  formatDollars,
  formatLongDay,
  formatMoney,
  formatMonth,
  formatPhone,
  formatSlot,
} from './format.ts';

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

describe('money', () => {
  it('keeps the cents of an amount in cents', () => {
    expect(formatMoney(500)).toBe('$5.00');
    expect(formatMoney(123456)).toBe('$1,234.56');
    expect(formatMoney(0)).toBe('$0.00');
  });

  it('leaves them out of an amount in dollars', () => {
    expect(formatDollars(1250)).toBe('$1,250');
    expect(formatDollars(1249.6)).toBe('$1,250');
  });
});

describe('distances', () => {
  it.each([
    [3.42, '3.4 mi'],
    [3, '3.0 mi'],
    [9.96, '10 mi'],
    [12.6, '13 mi'],
    [0.04, 'under 0.1 mi'],
    [1234, '1,234 mi'],
  ])('%d miles are written %s', (miles, written) => {
    expect(formatDistance(miles)).toBe(written);
  });
});

describe('times', () => {
  it('names the zone of the job, winter and summer', () => {
    expect(formatDateTime('2026-12-03T19:00:00Z', 'America/New_York')).toBe('Thu, Dec 3, 2:00 PM EST');
    expect(formatDateTime('2026-07-03T18:05:00Z', 'America/Kentucky/Louisville')).toBe('Fri, Jul 3, 2:05 PM EDT');
    expect(formatDateTime('2026-12-03T19:00:00Z', 'America/Chicago')).toBe('Thu, Dec 3, 1:00 PM CST');
  });

  it('tells the two hours apart that a clock shows twice in autumn', () => {
    expect(formatDateTime('2026-11-01T05:30:00Z', 'America/New_York')).toBe('Sun, Nov 1, 1:30 AM EDT');
    expect(formatDateTime('2026-11-01T06:30:00Z', 'America/New_York')).toBe('Sun, Nov 1, 1:30 AM EST');
  });

  it('writes midnight and noon as a person does', () => {
    expect(formatDateTime('2026-12-03T05:00:00Z', 'America/New_York')).toBe('Thu, Dec 3, 12:00 AM EST');
    expect(formatDateTime('2026-12-03T17:00:00Z', 'America/New_York')).toBe('Thu, Dec 3, 12:00 PM EST');
  });

  it('shows nothing for what is no time', () => {
    expect(formatDateTime('soon', 'America/New_York')).toBe('');
  });
});

describe('days', () => {
  it('never slip to the day before, whatever the zone of the machine', () => {
    expect(formatDay('2026-12-03')).toBe('Thu, Dec 3');
    expect(formatDay('2026-12-03T00:00:00.000Z')).toBe('Thu, Dec 3');
    expect(formatLongDay('2026-01-01')).toBe('January 1, 2026');
    expect(formatMonth('2026-01')).toBe('January 2026');
  });

  it('leave alone what is no day', () => {
    expect(formatDay('Flexible')).toBe('Flexible');
    expect(formatDay('2026-13-45')).toBe('2026-13-45');
    expect(formatMonth('2026-13')).toBe('2026-13');
    expect(formatMonth('2026-05-01')).toBe('2026-05-01');
  });
});

describe('slots and counts', () => {
  it('writes the hours of a slot', () => {
    expect(formatSlot('morning')).toBe('8AM-12PM');
    expect(formatSlot('afternoon')).toBe('12PM-5PM');
    expect(formatSlot('evening')).toBe('5PM-8PM');
    expect(formatSlot('anytime')).toBe('any time');
    expect(formatSlot('flexible')).toBe('any time');
    expect(formatSlot('toString')).toBe('toString');
  });

  it('counts one thing as one', () => {
    expect(formatCount(1, 'contractor')).toBe('1 contractor');
    expect(formatCount(0, 'contractor')).toBe('0 contractors');
    expect(formatCount(1200, 'match', 'matches')).toBe('1,200 matches');
  });
});
