import { describe, expect, it } from 'vitest';
import { clockOf } from './party-clock.ts';

const working = { hours: {}, timeZone: 'America/Kentucky/Louisville', nightHours: {} };
const nightly = { ...working, nightHours: { Sunday: '5:00 PM - 6:00 PM' } };
/** Sunday, 5:35 PM in Louisville. */
const SUNDAY = new Date('2026-12-06T22:35:00Z');
const NINE_ON_MONDAY = new Date('2026-12-07T14:00:00Z');

describe('the clock of a contractor', () => {
  it.each(['offered', 'countered', 'accepted-unpaid'] as const)('stands still on Sundays: %s', (status) => {
    for (const urgency of ['high', 'medium'] as const) {
      const clock = clockOf(status, urgency, working);
      expect(clock.after(SUNDAY, 60)).toEqual(NINE_ON_MONDAY);
      expect(clock.minutes(SUNDAY, NINE_ON_MONDAY)).toBe(60);
      expect(clock.halfWay(SUNDAY, NINE_ON_MONDAY)).toEqual(new Date('2026-12-07T13:30:00Z'));
    }
  });

  it.each(['offered', 'countered', 'accepted-unpaid'] as const)(
    'goes on in the emergency lane, even when the night hours are over: %s',
    (status) => {
      const clock = clockOf(status, 'high', nightly);
      const anHourLater = new Date('2026-12-06T23:35:00Z');
      expect(clock.after(SUNDAY, 60)).toEqual(anHourLater);
      expect(clock.minutes(SUNDAY, anHourLater)).toBe(60);
      expect(clock.halfWay(SUNDAY, anHourLater)).toEqual(new Date('2026-12-06T23:05:00Z'));
      expect(clockOf(status, 'medium', nightly).after(SUNDAY, 60)).toEqual(NINE_ON_MONDAY);
    },
  );
});

it('the clock of a customer goes on at any time', () => {
  expect(clockOf('proposed', 'low', working).after(SUNDAY, 120)).toEqual(new Date('2026-12-07T00:35:00Z'));
});
