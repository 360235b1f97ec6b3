import { USUAL_RULES } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../kernel/zoned-time.ts';
import { dayBounds, openingsIn } from './opening-times.ts';
import { slotsOfDay } from './slots-of-day.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const CHICAGO = 'America/Chicago';
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const weekdays = (text: string) =>
  Object.fromEntries(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, text]));

const slotsOf = (given: {
  day: string;
  hours?: Record<string, string>;
  duration?: number;
  timeZone?: string;
  contractorZone?: string;
  taken?: { startsAt: Date; endsAt: Date }[];
  now?: Date;
}) => {
  const { day, hours = weekdays('8:00 AM - 5:00 PM'), duration = 120, timeZone = LOUISVILLE } = given;
  const zone = given.contractorZone ?? timeZone;
  const calendar = {
    openings: openingsIn(dayBounds(day, timeZone), hours, zone),
    visits: (given.taken ?? []).map((taken) => ({ ...taken, place: null })),
    elsewhere: [],
    rules: USUAL_RULES,
    timeZone: zone,
    place: null,
    now: given.now ?? LONG_AGO,
  };
  return slotsOfDay(calendar, { day, timeZone, duration }).filter(({ refusal }) => refusal === null);
};
const times = (given: Parameters<typeof slotsOf>[0]) => slotsOf(given).map(({ time }) => time);
const hour = (day: string, from: string, to: string) => ({
  startsAt: instantOf(day, from, LOUISVILLE),
  endsAt: instantOf(day, to, LOUISVILLE),
});

describe('the free slots of a day', () => {
  it('begin on the half hour and end by closing', () => {
    const found = times({ day: '2026-12-03' });
    expect(found.slice(0, 3)).toEqual(['08:00', '08:30', '09:00']);
    expect(found.at(-1)).toBe('15:00');
  });

  it('are none on a day that the hours leave out, and on one that is closed', () => {
    expect(times({ day: '2026-12-05' })).toEqual([]);
    expect(times({ day: '2026-12-03', hours: { Thursday: 'Closed' } })).toEqual([]);
  });

  it('begin in no lunch hour, and a long appointment may go across it', () => {
    const hours = weekdays('8 AM - 12 PM, 1 PM - 5 PM');
    expect(times({ day: '2026-12-03', hours, duration: 60 })).not.toContain('12:00');
    expect(times({ day: '2026-12-03', hours, duration: 480 })).toEqual(['08:00', '08:30', '09:00']);
  });

  it('leave out what is taken, also in part, and give back what ends as it begins', () => {
    const found = times({ day: '2026-12-03', taken: [hour('2026-12-03', '10:00', '12:00')] });
    expect(found).toContain('08:00');
    expect(found).not.toContain('08:30');
    expect(found).not.toContain('11:30');
    expect(found).toContain('12:00');
  });

  it('leave out what is past', () => {
    expect(times({ day: '2026-12-03', now: instantOf('2026-12-03', '14:00', LOUISVILLE) })).toEqual(['14:30', '15:00']);
  });

  it('take Monday to Saturday from 8 to 6 where no hours are named', () => {
    expect(times({ day: '2026-12-05', hours: {} }).at(-1)).toBe('16:00');
    expect(times({ day: '2026-12-06', hours: {} })).toEqual([]);
    expect(times({ day: '2026-12-03', hours: { Monday: 'Just call' } }).at(-1)).toBe('16:00');
  });

  it('are on the clocks of the job, an hour earlier in Chicago than at the contractor in Louisville', () => {
    const found = times({ day: '2026-12-03', timeZone: CHICAGO, contractorZone: LOUISVILLE });
    expect([found[0], found.at(-1)]).toEqual(['07:00', '14:00']);
  });

  it('go across midnight where a contractor works around the clock', () => {
    const round = Object.fromEntries(WEEKDAYS.map((day) => [day, 'Open 24 hours']));
    expect(times({ day: '2026-12-03', hours: round, duration: 480 })).toHaveLength(48);
  });

  it('go on after midnight where the evening does', () => {
    const hours = { Thursday: '8:00 PM - 2:00 AM' };
    expect(times({ day: '2026-12-03', hours, duration: 60 })).toEqual([
      '20:00',
      '20:30',
      '21:00',
      '21:30',
      '22:00',
      '22:30',
      '23:00',
      '23:30',
    ]);
    expect(times({ day: '2026-12-04', hours, duration: 60 })).toEqual(['00:00', '00:30', '01:00']);
  });
});

describe('a day on which clocks are changed', () => {
  const round = Object.fromEntries(['Sunday', 'Saturday', 'Monday'].map((day) => [day, 'Open 24 hours']));

  it('has 23 hours in spring, and no slot in the hour that is left out', () => {
    const { from, to } = dayBounds('2027-03-14', LOUISVILLE);
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(23);
    const found = slotsOf({ day: '2027-03-14', hours: round, duration: 60 });
    expect(found.filter(({ time }) => time.startsWith('02'))).toEqual([]);
    expect(found.find(({ time }) => time === '03:00')?.startsAt.toISOString()).toBe('2027-03-14T07:00:00.000Z');
  });

  it('has 25 hours in autumn, and offers the doubled hour once, as a booked time is read', () => {
    const { from, to } = dayBounds('2026-11-01', LOUISVILLE);
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25);
    const found = slotsOf({ day: '2026-11-01', hours: round, duration: 60 });
    const one = found.filter(({ time }) => time === '01:30');
    expect(one.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2026-11-01T05:30:00.000Z']);
    expect(instantOf('2026-11-01', '01:30', LOUISVILLE)).toEqual(one[0]?.startsAt);
  });

  it('keeps the hours of the clock: 8 is 8', () => {
    const hours = { Sunday: '8:00 AM - 5:00 PM' };
    for (const day of ['2027-03-14', '2026-11-01']) {
      const found = times({ day, hours });
      expect([found[0], found.at(-1)]).toEqual(['08:00', '15:00']);
    }
  });

  it('counts the minutes that pass: four hours from 1:30 are over before 7, as if it were 2:30', () => {
    const hours = { Sunday: '12:00 AM - 7:00 AM' };
    expect(times({ day: '2027-03-14', hours, duration: 240 })).toEqual(['00:00', '00:30', '01:00', '01:30', '03:00']);
  });
});
