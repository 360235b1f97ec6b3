import { describe, expect, it } from 'vitest';
import { formatMoment, formatMomentInFull } from './moment.ts';

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

it('says the year of what may be years old', () => {
  expect(formatMomentInFull('2026-11-22T02:23:00Z', 'America/New_York')).toBe('Nov 21, 2026, 9:23 PM EST');
});
