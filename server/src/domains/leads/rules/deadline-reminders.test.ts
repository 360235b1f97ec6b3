import { describe, expect, it } from 'vitest';
import type { DeadlineDay } from './bid-dates.ts';
import { comingReminders, daysLeft, readingTime, remindersOf } from './deadline-reminders.ts';

const EASTERN = 'America/New_York';
const timed = (at: string, time: string): DeadlineDay => ({
  day: at.slice(0, 10),
  time,
  at: new Date(at),
  timeZone: EASTERN,
});
const wholeDay = (day: string, timeZone = EASTERN): DeadlineDay => ({ day, time: null, at: null, timeZone });
const timesOf = (deadline: DeadlineDay, zone = EASTERN) =>
  remindersOf(deadline, zone).map(({ lead, at }) => `${lead} ${at.toISOString()}`);
const ALL = ['week', 'days', 'hours'] as const;

// 2:00 PM EST.
const DECEMBER = timed('2026-12-10T19:00:00Z', '14:00');

describe('the reminders of a deadline', () => {
  it('come seven days, two days and four hours before', () => {
    expect(timesOf(DECEMBER)).toEqual([
      'week 2026-12-03T19:00:00.000Z',
      'days 2026-12-08T19:00:00.000Z',
      'hours 2026-12-10T15:00:00.000Z',
    ]);
  });

  it('come at the same hour on both sides of a change of the clocks', () => {
    // The clocks go back on November 1: 2:00 PM is 18:00 UTC before, and 19:00 after.
    expect(timesOf(timed('2026-11-02T19:00:00Z', '14:00'))).toEqual([
      'week 2026-10-26T18:00:00.000Z',
      'days 2026-10-31T18:00:00.000Z',
      'hours 2026-11-02T15:00:00.000Z',
    ]);
    // They go forward on March 14.
    expect(timesOf(timed('2027-03-15T18:00:00Z', '14:00'))).toEqual([
      'week 2027-03-08T19:00:00.000Z',
      'days 2027-03-13T19:00:00.000Z',
      'hours 2027-03-15T14:00:00.000Z',
    ]);
  });

  it('count a whole day from its beginning in the zone of its source', () => {
    expect(timesOf(wholeDay('2026-12-10'))).toEqual([
      'week 2026-12-03T13:00:00.000Z',
      'days 2026-12-08T13:00:00.000Z',
      'hours 2026-12-10T01:00:00.000Z',
    ]);
    // In Denver the day begins two hours later. Four hours before is 10 PM in New York, too late for a reader there.
    expect(timesOf(wholeDay('2026-12-10', 'America/Denver')).at(-1)).toBe('hours 2026-12-10T01:00:00.000Z');
    expect(timesOf(wholeDay('2026-12-10', 'America/Denver'), 'America/Denver').at(-1)).toBe(
      'hours 2026-12-10T03:00:00.000Z',
    );
  });

  it('never come at night: the last one comes the evening before, so that it is in time', () => {
    // 9:00 AM; four hours before is 5:00 AM.
    expect(timesOf(timed('2026-12-10T14:00:00Z', '09:00')).at(-1)).toBe('hours 2026-12-10T01:00:00.000Z');
    // 7:00 AM; two days before it is still night.
    expect(timesOf(timed('2026-12-10T12:00:00Z', '07:00'))[1]).toBe('days 2026-12-08T13:00:00.000Z');
  });

  it('leave out what is not wanted, and what is over', () => {
    const from = (now: string, wanted: readonly (typeof ALL)[number][]) =>
      comingReminders(DECEMBER, wanted, EASTERN, new Date(now)).map(({ lead }) => lead);
    expect(from('2026-12-01T12:00:00Z', ALL)).toEqual(ALL);
    expect(from('2026-12-01T12:00:00Z', ['hours'])).toEqual(['hours']);
    expect(from('2026-12-08T19:00:00Z', ALL)).toEqual(['hours']);
    expect(from('2026-12-11T12:00:00Z', ALL)).toEqual([]);
  });
});

describe('a planned reminder', () => {
  const twoDays = { lead: 'days', at: new Date('2026-12-08T19:00:00Z') } as const;
  const readAt = (now: string, deadline = DECEMBER, wanted: readonly (typeof ALL)[number][] = ALL) =>
    readingTime(deadline, twoDays, wanted, EASTERN, new Date(now))?.toISOString() ?? null;

  it('is sent at its time, and up to half a day late', () => {
    expect(readAt('2026-12-08T18:59:59Z')).toBeNull();
    expect(readAt('2026-12-08T19:00:00Z')).toBe('2026-12-08T19:00:00.000Z');
    expect(readAt('2026-12-09T01:00:00Z')).toBe('2026-12-09T01:00:00.000Z');
  });

  it('is not sent if it would be read in the morning after, or later', () => {
    expect(readAt('2026-12-09T03:00:00Z')).toBeNull();
    expect(readAt('2026-12-09T19:00:00Z')).toBeNull();
    expect(readAt('2026-12-10T20:00:00Z')).toBeNull();
  });

  it('is not sent if the deadline has moved, or nobody wants it anymore', () => {
    expect(readAt('2026-12-08T19:00:00Z', timed('2026-12-11T19:00:00Z', '14:00'))).toBeNull();
    expect(readAt('2026-12-08T19:00:00Z', timed('2026-12-10T18:00:00Z', '13:00'))).toBeNull();
    expect(readAt('2026-12-08T19:00:00Z', DECEMBER, ['week'])).toBeNull();
  });

  it('of four hours is sent as long as there is time', () => {
    const hours = { lead: 'hours', at: new Date('2026-12-10T15:00:00Z') } as const;
    const at = (now: string) => readingTime(DECEMBER, hours, ALL, EASTERN, new Date(now));
    expect([at('2026-12-10T18:59:00Z'), at('2026-12-10T19:00:00Z')].map(Boolean)).toEqual([true, false]);
  });
});

it('counts the days to a deadline on the calendar of its zone', () => {
  // 11:30 PM on December 8 in New York.
  expect(daysLeft(DECEMBER, new Date('2026-12-09T04:30:00Z'))).toBe(2);
  expect(daysLeft(DECEMBER, new Date('2026-12-09T05:30:00Z'))).toBe(1);
  expect(daysLeft(DECEMBER, new Date('2026-12-10T15:00:00Z'))).toBe(0);
});
