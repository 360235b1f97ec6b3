import { USUAL_RULES, type VisitRules } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../kernel/zoned-time.ts';
import { dayBounds, openingsIn } from './opening-times.ts';
import { type Calendar, refusalOf, type Visit } from './slot-refusal.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const DAY = '2026-12-03';
const HOME = { latitude: 38.2369, longitude: -85.7174 };
/** Twenty-five minutes away. */
const JEFFERSONTOWN = { latitude: 38.1942, longitude: -85.5644 };
const at = (time: string, day = DAY) => instantOf(day, time, LOUISVILLE);
const visit = (from: string, to: string, place: Visit['place'] = HOME): Visit => ({
  startsAt: at(from),
  endsAt: at(to),
  place,
});

/** Asks for an hour on a Thursday of a contractor who works from 8 to 5, as it is the day before at noon. */
function asked(from: string, rules: Partial<VisitRules> = {}, given: Partial<Calendar> = {}) {
  const startsAt = at(from);
  const calendar: Calendar = {
    openings: openingsIn(dayBounds(DAY, LOUISVILLE), { Thursday: '8:00 AM - 5:00 PM' }, LOUISVILLE),
    visits: [visit('11:00', '12:00')],
    elsewhere: [],
    timeZone: LOUISVILLE,
    place: HOME,
    now: at('12:00', '2026-12-02'),
    ...given,
    rules: { ...USUAL_RULES, ...rules },
  };
  return refusalOf(calendar, startsAt, new Date(startsAt.getTime() + 3_600_000));
}

describe('a time that a customer asks for', () => {
  it('is free by the usual rules, also right before and after a visit at the same place', () => {
    expect([asked('08:00'), asked('10:00'), asked('12:00'), asked('16:00')]).toEqual([null, null, null, null]);
  });

  it('is refused before opening, and if the visit would end after closing', () => {
    expect([asked('07:30'), asked('16:30')]).toEqual(['hours', 'hours']);
  });

  it('is refused while another visit takes place, also in part', () => {
    expect([asked('10:30'), asked('11:00'), asked('11:30')]).toEqual(['booked', 'booked', 'booked']);
  });

  it('is refused while a calendar elsewhere is busy', () => {
    expect(asked('14:00', {}, { elsewhere: [visit('14:30', '14:45')] })).toBe('calendar');
  });

  it('is refused without the notice that the contractor needs, to the minute', () => {
    expect(asked('12:00', { noticeHours: 24 }, { visits: [] })).toBeNull();
    expect(asked('11:30', { noticeHours: 24 }, { visits: [] })).toBe('notice');
  });

  it('keeps the buffer before and after visits free', () => {
    expect(asked('09:30', { bufferMinutes: 30 })).toBeNull();
    expect([asked('10:00', { bufferMinutes: 30 }), asked('12:00', { bufferMinutes: 30 })]).toEqual([
      'buffer',
      'buffer',
    ]);
    expect(asked('12:30', { bufferMinutes: 30 })).toBeNull();
  });

  it('keeps the way to and from another job free, beyond the buffer', () => {
    const away = { visits: [visit('11:00', '12:00', JEFFERSONTOWN)] };
    expect([asked('10:00', {}, away), asked('12:00', {}, away)]).toEqual(['travel', 'travel']);
    expect(asked('12:30', {}, away)).toBeNull();
    expect(asked('12:30', { bufferMinutes: 15 }, away)).toBe('travel');
    expect(asked('12:00', { countsTravel: false }, away)).toBeNull();
  });

  it('is refused once the day has its visits, counted from midnight to midnight at the contractor', () => {
    expect(asked('14:00', { mostADay: 2 })).toBeNull();
    expect(asked('14:00', { mostADay: 1 })).toBe('full-day');
    const dayBefore = { ...visit('11:00', '12:00'), startsAt: at('23:30', '2026-12-02') };
    expect(asked('14:00', { mostADay: 1 }, { visits: [dayBefore] })).toBeNull();
  });
});
