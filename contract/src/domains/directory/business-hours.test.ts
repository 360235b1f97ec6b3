import { describe, expect, it } from 'vitest';
import { BusinessHours, isOpenAt } from './business-hours.ts';

const KENTUCKY = 'America/Kentucky/Louisville';
/** A Tuesday, in UTC. */
const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const open = (hours: Record<string, string>, moment: Date, zone = KENTUCKY) => isOpenAt(hours, zone, moment);

describe('whether a business is open', () => {
  it("is told by its own zone's clocks", () => {
    const hours = { Tuesday: '8:00 AM - 5:00 PM' };
    expect(open(hours, at('12:59'))).toBe(false);
    expect(open(hours, at('13:00'))).toBe(true);
    expect(open(hours, at('21:59'))).toBe(true);
    expect(open(hours, at('22:00'))).toBe(false);
    expect(open(hours, at('13:00'), 'America/Los_Angeles')).toBe(false);
    expect(open(hours, at('13:00'), 'America/Chicago')).toBe(false);
  });

  it('is right on both sides of a change of the clocks', () => {
    const hours = { Sunday: '8 AM - 9 AM' };
    // Summer time ended on November 1, 2026 at 6:00 UTC.
    expect(open(hours, new Date('2026-10-25T12:30:00Z'))).toBe(true);
    expect(open(hours, new Date('2026-11-01T12:30:00Z'))).toBe(false);
    expect(open(hours, new Date('2026-11-01T13:30:00Z'))).toBe(true);
  });

  it('knows evenings that go on after midnight, and breaks', () => {
    expect(open({ Monday: '6 PM - 2 AM' }, at('06:30'))).toBe(true);
    expect(open({ Monday: '6 PM - 2 AM' }, at('07:00'))).toBe(null);
    const broken = { Tuesday: '8 AM - 12 PM, 1:30 PM - 5 PM' };
    expect(open(broken, at('16:59'))).toBe(true);
    expect(open(broken, at('17:00'))).toBe(false);
    expect(open(broken, at('18:30'))).toBe(true);
  });

  it('is always so where it says so, never on a closed day, and unknown where nothing can be read', () => {
    expect(open({ Tuesday: 'Open 24 hours' }, at('05:00'))).toBe(true);
    expect(open({ Tuesday: 'Closed' }, at('15:00'))).toBe(false);
    expect(open({}, at('15:00'))).toBe(null);
    expect(open({ Tuesday: 'by appointment' }, at('15:00'))).toBe(null);
  });
});

describe('hours that a contractor sets', () => {
  it('are those that can be read', () => {
    const hours = { Monday: '8:00 AM - 5:00 PM', Tuesday: 'Closed', Sunday: 'Open 24 hours' };
    expect(BusinessHours.parse(hours)).toEqual(hours);
    for (const text of ['', '8-17', '13:00 PM - 2:00 PM', '8:60 AM - 9:00 AM', 'maybe', '8:00 AM - 5:00 PM,']) {
      expect(BusinessHours.safeParse({ Monday: text }).success, text).toBe(false);
    }
  });
});
