import { describe, expect, it } from 'vitest';
import { BusinessHours, clockTime, hoursIn, isOpenAt, spansOf } from './business-hours.ts';

const KENTUCKY = 'America/Kentucky/Louisville';
/** A Tuesday, in UTC. */
const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const open = (hours: Record<string, string>, moment: Date, zone = KENTUCKY) => isOpenAt(hours, zone, moment);

describe('hours in words', () => {
  it.each([
    ['closed', []],
    [' Closed ', []],
    ['Open 24 hours', [[0, 1440]]],
    [' 24 hours ', [[0, 1440]]],
    ['8:15 AM - 5:45 PM', [[495, 1065]]],
    ['12 PM - 1:59 PM', [[720, 839]]],
    [
      '8 AM - 12 PM, 1 PM - 5 PM',
      [
        [480, 720],
        [780, 1020],
      ],
    ],
    ['6 PM - 2 AM', [[1080, 1560]]],
    ['9 AM - 9 AM', [[540, 1980]]],
    ['Cerrado', []],
    ['Abierto las 24 horas', [[0, 1440]]],
    ['de 8 a. m. a 5:30 p.m.', [[480, 1050]]],
    ['Rarely closed', null],
    ['Closed on holidays', null],
    ['Not open 24 hours', null],
    ['24 hours notice', null],
    ['0 AM - 5 PM', null],
    ['8 AM - 13 PM', null],
    ['8 AM - 5:60 PM', null],
    ['8 AM - 5 PM, by appointment', null],
  ])('%j', (text, spans) => {
    expect(spansOf(text)).toEqual(spans?.map(([from, to]) => ({ from, to })) ?? null);
  });
});

describe('hours in a language', () => {
  it.each([
    ['8 AM - 12 PM, 1 PM - 5 PM', '8:00 a.m. - 12:00 p.m., 1:00 p.m. - 5:00 p.m.'],
    ['6 PM - 2 AM', '6:00 p.m. - 2:00 a.m.'],
    ['Open 24 hours', 'Abierto 24 horas'],
    ['12 AM - 12 AM', 'Abierto 24 horas'],
    ['12 AM - 5 PM', '12:00 a.m. - 5:00 p.m.'],
    ['6 PM - 12 AM', '6:00 p.m. - 12:00 a.m.'],
    ['12 AM - 12 AM, 1 PM - 5 PM', '12:00 a.m. - 12:00 a.m., 1:00 p.m. - 5:00 p.m.'],
    ['closed', 'Cerrado'],
    ['by appointment', 'by appointment'],
  ])('%j is %j in Spanish', (text, spanish) => {
    expect(hoursIn(text, 'es')).toBe(spanish);
    expect(hoursIn(text, 'en')).toBe(text);
  });

  it('formats a time of day', () => {
    expect([0, 725, 1500].map((minutes) => clockTime(minutes, 'en'))).toEqual(['12:00 AM', '12:05 PM', '1:00 AM']);
  });
});

describe('whether a business is open', () => {
  it('is decided in its own time zone', () => {
    const hours = { Tuesday: '8:00 AM - 5:00 PM' };
    expect(open(hours, at('12:59'))).toBe(false);
    expect(open(hours, at('13:00'))).toBe(true);
    expect(open(hours, at('21:59'))).toBe(true);
    expect(open(hours, at('22:00'))).toBe(false);
    expect(open(hours, at('13:00'), 'America/Los_Angeles')).toBe(false);
    expect(open(hours, at('13:00'), 'America/Chicago')).toBe(false);
  });

  it('is correct on both sides of a clock change', () => {
    const hours = { Sunday: '8 AM - 9 AM' };
    // Summer time ended on November 1, 2026 at 6:00 UTC.
    expect(open(hours, new Date('2026-10-25T12:30:00Z'))).toBe(true);
    expect(open(hours, new Date('2026-11-01T12:30:00Z'))).toBe(false);
    expect(open(hours, new Date('2026-11-01T13:30:00Z'))).toBe(true);
  });

  it('handles evenings past midnight, and breaks', () => {
    expect(open({ Monday: '6 PM - 2 AM' }, at('06:30'))).toBe(true);
    expect(open({ Monday: '6 PM - 2 AM' }, at('07:00'))).toBe(null);
    const broken = { Tuesday: '8 AM - 12 PM, 1:30 PM - 5 PM' };
    expect(open(broken, at('16:59'))).toBe(true);
    expect(open(broken, at('17:00'))).toBe(false);
    expect(open(broken, at('18:30'))).toBe(true);
  });

  it("is always open if it says so, never on a closed day, and unknown if the hours can't be read", () => {
    expect(open({ Tuesday: 'Open 24 hours' }, at('05:00'))).toBe(true);
    expect(open({ Tuesday: 'Closed' }, at('15:00'))).toBe(false);
    expect(open({}, at('15:00'))).toBe(null);
    expect(open({ Tuesday: 'by appointment' }, at('15:00'))).toBe(null);
    expect(open({ Monday: 'by appointment', Tuesday: '8 AM - 5 PM' }, at('15:00'))).toBe(true);
  });
});

describe('hours set by a contractor', () => {
  it.each([
    ['Cerrado', 'Closed'],
    ['abierto 24 horas', 'Open 24 hours'],
    ['de 8 a.m. a 5 p.m.', '8:00 AM - 5:00 PM'],
    ['8 AM a 12 PM, 1 PM a 5 PM', '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM'],
    ['8:00 a.m. - 2:00 a.m.', '8:00 AM - 2:00 AM'],
  ])('are stored in English: %j', (text, stored) => {
    expect(BusinessHours.parse({ Monday: text })).toEqual({ Monday: stored });
  });

  it('must be readable', () => {
    const hours = { Monday: '8:00 AM - 5:00 PM', Tuesday: 'Closed', Sunday: 'Open 24 hours' };
    expect(BusinessHours.parse(hours)).toEqual(hours);
    for (const text of ['', '8-17', '13:00 PM - 2:00 PM', '8:60 AM - 9:00 AM', 'maybe', '8:00 AM - 5:00 PM,']) {
      expect(BusinessHours.safeParse({ Monday: text }).success, text).toBe(false);
    }
  });
});
