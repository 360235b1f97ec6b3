import { describe, expect, it } from 'vitest';
import { afterWorking, areKnown, halfWay, type WorkingHours, workingMinutes } from './working-time.ts';

const timeZone = 'America/Kentucky/Louisville';
const eightToFive = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, '8:00 AM - 5:00 PM']),
);
const usual: WorkingHours = { hours: {}, timeZone };
const known: WorkingHours = { hours: { ...eightToFive, Saturday: '9 AM - 12 PM' }, timeZone };
/** In Louisville, which is five hours behind UTC in winter. */
const at = (text: string, offset = '-05:00') => new Date(`2026-${text}:00${offset}`);
const after = (since: Date, minutes: number, working = usual) => afterWorking(since, minutes, working);

describe('the time that a contractor has', () => {
  it('passes as on any clock while the business is open', () => {
    expect(after(at('12-01T10:00'), 240)).toEqual(at('12-01T14:00'));
  });

  it('stands still at night: what is left goes on in the morning', () => {
    expect(after(at('12-01T16:00'), 240)).toEqual(at('12-02T11:00'));
    expect(after(at('12-01T22:00'), 60)).toEqual(at('12-02T09:00'));
    expect(after(at('12-01T05:00'), 60)).toEqual(at('12-01T09:00'));
  });

  it('stands still on weekends, unless the business is open', () => {
    expect(after(at('12-06T17:35'), 60)).toEqual(at('12-07T09:00'));
    expect(after(at('12-04T16:30'), 60)).toEqual(at('12-07T08:30'));
    expect(after(at('12-04T16:30'), 60, known)).toEqual(at('12-05T09:30'));
  });

  it('stands still on holidays', () => {
    expect(after(at('11-25T16:30'), 60)).toEqual(at('11-27T08:30'));
  });

  it('stands still on days off, and the evening before lasts until after midnight', () => {
    const daysOff = [{ from: '2026-12-02', to: '2026-12-03' }];
    expect(after(at('12-01T16:30'), 60, { ...usual, daysOff })).toEqual(at('12-04T08:30'));
    const late = { hours: { Tuesday: '8:00 PM - 2:00 AM', Friday: '8 AM - 5 PM' }, timeZone, daysOff };
    expect(after(at('12-01T23:00'), 180, late)).toEqual(at('12-02T02:00'));
    expect(after(at('12-01T23:00'), 181, late)).toEqual(at('12-04T08:01'));
  });

  it('ends with the day if it is used up by then', () => {
    expect(after(at('12-01T16:00'), 60)).toEqual(at('12-01T17:00'));
  });

  it('counts a lunch break, hours past midnight, and all hours', () => {
    const hours = { Tuesday: '8 AM - 12 PM, 1 PM - 5 PM', Friday: '8:00 PM - 2:00 AM' };
    expect(after(at('12-01T11:30'), 60, { hours, timeZone })).toEqual(at('12-01T13:30'));
    expect(after(at('12-05T01:30'), 60, { hours, timeZone })).toEqual(at('12-08T08:30'));
    const always = Object.fromEntries(['Saturday', 'Sunday'].map((day) => [day, 'Open 24 hours']));
    expect(after(at('12-05T20:00'), 600, { hours: always, timeZone })).toEqual(at('12-06T06:00'));
  });

  it('has as many working minutes when clocks change', () => {
    expect(after(at('03-06T16:00', '-05:00'), 120)).toEqual(at('03-09T09:00', '-04:00'));
    const nights = { hours: { Saturday: '10:00 PM - 6:00 AM' }, timeZone };
    // Between 2 and 3, clocks skip an hour in spring.
    expect(workingMinutes(at('03-07T20:00', '-05:00'), at('03-08T12:00', '-04:00'), nights)).toBe(7 * 60);
    expect(workingMinutes(at('10-31T20:00', '-04:00'), at('11-01T12:00', '-05:00'), nights)).toBe(9 * 60);
  });

  it('is that of the contractor’s zone', () => {
    expect(after(at('12-01T10:00'), 60, { hours: {}, timeZone: 'Pacific/Honolulu' })).toEqual(at('12-01T14:00'));
  });

  it('goes by the usual hours for a business that never opens', () => {
    const closed = Object.fromEntries(Object.keys(eightToFive).map((day) => [day, 'Closed']));
    expect(areKnown(closed)).toBe(false);
    expect(after(at('12-01T16:30'), 60, { hours: closed, timeZone })).toEqual(at('12-02T08:30'));
    expect(areKnown(eightToFive)).toBe(true);
  });

  it('never lasts longer than two weeks, however short the hours', () => {
    const hours = { Friday: '8:00 AM - 9:00 AM' };
    expect(after(at('12-01T10:00'), 120, { hours, timeZone })).toEqual(at('12-11T09:00'));
    expect(after(at('12-01T10:00'), 180, { hours, timeZone })).toEqual(at('12-15T10:00'));
    expect(after(at('12-01T10:00'), Number.POSITIVE_INFINITY)).toEqual(at('12-15T10:00'));
  });
});

describe('half of the time', () => {
  it('is half of the work, not of the night', () => {
    expect(halfWay(at('12-01T16:00'), at('12-02T11:00'), usual)).toEqual(at('12-02T09:00'));
    expect(halfWay(at('12-01T10:00'), at('12-01T14:00'), usual)).toEqual(at('12-01T12:00'));
  });

  it('is the middle if nobody works between', () => {
    expect(halfWay(at('12-01T20:00'), at('12-01T22:00'), usual)).toEqual(at('12-01T21:00'));
  });
});
