import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../kernel/zoned-time.ts';
import { dayBounds, openingsIn } from './opening-times.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const weekdays = (text: string) =>
  Object.fromEntries(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, text]));
const hour = (day: string, from: string, to: string) => ({
  startsAt: instantOf(day, from, LOUISVILLE),
  endsAt: instantOf(day, to, LOUISVILLE),
});

describe('the openings of a day', () => {
  const thursday = dayBounds('2026-12-03', LOUISVILLE);
  const openings = (hours: Record<string, string>) =>
    openingsIn(thursday, hours, LOUISVILLE).map(({ from, closing }) => [from, closing]);

  it('are those of no other day', () => {
    const { startsAt, endsAt } = hour('2026-12-03', '08:00', '17:00');
    expect(openings(weekdays('8:00 AM - 5:00 PM'))).toEqual([[startsAt, endsAt]]);
  });

  it('are none on a day off, except work that began the evening before', () => {
    const off = (hours: Record<string, string>) =>
      openingsIn(thursday, hours, LOUISVILLE, [{ from: '2026-12-03', to: '2026-12-03' }]).map(({ closing }) => closing);
    expect(off(weekdays('8:00 AM - 5:00 PM'))).toEqual([]);
    expect(off(weekdays('8:00 PM - 2:00 AM'))).toEqual([instantOf('2026-12-03', '02:00', LOUISVILLE)]);
  });

  it('begin with none that ends as the day begins, and end with none that begins as the day ends', () => {
    const { startsAt, endsAt } = hour('2026-12-03', '09:00', '10:00');
    const hours = { Wednesday: '8 PM - 12 AM', Thursday: '9 AM - 10 AM', Friday: '12 AM - 2 AM' };
    expect(openings(hours)).toEqual([[startsAt, endsAt]]);
  });
});
