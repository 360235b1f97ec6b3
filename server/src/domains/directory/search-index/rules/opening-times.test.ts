import type { DaysOff } from '@plumbline/contract/domains/directory/days-off.ts';
import { describe, expect, it } from 'vitest';
import { OpeningTimes } from './opening-times.ts';

const weekday = { Monday: '8:00 AM - 5:00 PM' };
const hours = (
  timeZone: string,
  businessHours: Record<string, string> = weekday,
  daysOff: readonly DaysOff[] = [],
) => ({
  businessHours,
  timeZone,
  daysOff,
});
/** Monday, 11 am in New York, 10 am in Chicago. */
const monday = new Date('2026-11-16T16:00:00Z');
const minutesLater = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

describe('opening times', () => {
  it('have one number for the same hours in the same zone', () => {
    const times = new OpeningTimes();
    const number = times.numberOf(hours('America/New_York'));
    expect(times.numberOf(hours('America/New_York', { ...weekday }))).toBe(number);
    expect(times.numberOf(hours('America/Chicago'))).not.toBe(number);
  });

  it('say whether a business is open, minute by minute, and null if they do not say', () => {
    const times = new OpeningTimes();
    const [eastern, central, unknown] = [
      times.numberOf(hours('America/New_York')),
      times.numberOf(hours('America/Chicago')),
      times.numberOf(hours('America/New_York', {})),
    ];
    expect([eastern, central, unknown].map((number) => times.isOpen(number, monday))).toEqual([true, true, null]);
    expect(times.isOpen(eastern, minutesLater(359))).toBe(true);
    expect(times.isOpen(eastern, minutesLater(360))).toBe(false);
    expect(times.isOpen(central, minutesLater(360))).toBe(true);
    expect(times.isOpen(eastern, monday)).toBe(true);
    expect(() => times.isOpen(3, monday)).toThrow('no such hours');
  });

  it('say that nobody is open on a day off, also after they were stored', () => {
    const times = new OpeningTimes();
    const off = times.numberOf(hours('America/New_York', weekday, [{ from: '2026-11-16', to: '2026-11-16' }]));
    expect(off).not.toBe(times.numberOf(hours('America/New_York')));
    expect(times.isOpen(off, monday)).toBe(false);
    expect(new OpeningTimes(times.texts()).isOpen(off, monday)).toBe(false);
    expect(times.isOpen(off, minutesLater(7 * 24 * 60))).toBe(true);
  });

  it('keep their numbers when they are stored and read', () => {
    const times = new OpeningTimes();
    const numbers = ['America/New_York', 'America/Chicago'].map((zone) => times.numberOf(hours(zone)));
    const again = new OpeningTimes(times.texts());
    expect(['America/New_York', 'America/Chicago'].map((zone) => again.numberOf(hours(zone)))).toEqual(numbers);
    expect(again.isOpen(numbers[1] ?? 0, minutesLater(360))).toBe(true);
  });
});
