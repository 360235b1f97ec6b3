import { describe, expect, it } from 'vitest';
import { dayIn, formatClockTime, formatHours, formatMoment, formatMomentInFull, formatSpan } from './moment.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';

describe('a moment', () => {
  // Tue, Dec 1, 8 PM in Louisville, already Dec 2 in UTC.
  const now = new Date('2026-12-02T01:00:00Z');

  it('of today in the zone is a time alone', () => {
    expect(formatMoment('2026-12-01T19:14:00Z', LOUISVILLE, now)).toBe('2:14 PM');
  });

  it('of another day has the day', () => {
    expect(formatMoment('2026-11-30T19:14:00Z', LOUISVILLE, now)).toBe('Mon, Nov 30, 2:14 PM EST');
    expect(formatMoment('2026-12-01T19:14:00Z', 'UTC', now)).toBe('Tue, Dec 1, 7:14 PM UTC');
  });
});

it('is on the day of its zone, and lasts from one hour to another', () => {
  expect(dayIn(new Date('2026-12-02T01:00:00Z'), LOUISVILLE)).toBe('2026-12-01');
  expect(formatHours('2026-12-03T19:00:00Z', '2026-12-03T21:00:00Z', LOUISVILLE)).toBe('2:00–4:00 PM');
  expect(formatHours('2026-12-03T15:30:00Z', '2026-12-03T17:00:00Z', LOUISVILLE)).toBe('10:30 AM–12:00 PM');
});

it('says the year of what may be years old', () => {
  expect(formatMomentInFull('2026-11-22T02:23:00Z', 'America/New_York')).toBe('Nov 21, 2026, 9:23 PM EST');
});

describe('a span of time', () => {
  const zone = 'America/Kentucky/Louisville';

  it('names the day and the zone once, and AM or PM once where both are the same', () => {
    expect(formatSpan('2026-12-03T19:00:00Z', '2026-12-03T21:00:00Z', zone)).toBe('Thu, Dec 3, 2:00–4:00 PM EST');
    expect(formatSpan('2026-12-03T15:30:00Z', '2026-12-03T17:30:00Z', zone)).toBe('Thu, Dec 3, 10:30 AM–12:30 PM EST');
  });
});

it('a time on a clock is written as people say it', () => {
  expect(['00:00', '09:05', '12:00', '14:30'].map(formatClockTime)).toEqual([
    '12:00 AM',
    '9:05 AM',
    '12:00 PM',
    '2:30 PM',
  ]);
});
