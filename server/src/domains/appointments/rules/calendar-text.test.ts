import { describe, expect, it } from 'vitest';
import { busyTimesIn } from './busy-times.ts';
import { parseCalendars } from './calendar-text.ts';

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'];
const query = {
  from: new Date('2026-10-25T00:00:00Z'),
  to: new Date('2026-12-25T00:00:00Z'),
  timeZone: 'America/Kentucky/Louisville',
  ownSuffix: '@plumbline.example',
};

it('a text has its calendars, one after the other', () => {
  const numbers = (text: string) =>
    parseCalendars(text)?.calendars.map((one) => one.getAllSubcomponents().length) ?? null;
  expect(numbers(calendarOf(...event('UID:1')) + calendarOf())).toEqual([1, 0]);
  // One line is wrong.
  expect(numbers(calendarOf(...event('UID:1'), ...event('nothing')) + calendarOf(...event('UID:2')))).toEqual([1, 1]);
  expect(numbers('<!doctype html>')).toBeNull();
  expect(numbers('BEGIN:VCARD\r\nEND:VCARD')).toBeNull();
});

describe('an entry that cannot be read', () => {
  const good = (uid: string, day: string) => event(`UID:${uid}`, `DTSTART:${day}T150000Z`, 'DURATION:PT1H');
  const reading = (...lines: string[]) => {
    const read = busyTimesIn(calendarOf(...lines), query);
    if (typeof read === 'string') return read;
    return { times: read.busy.map(({ startsAt }) => startsAt.toISOString().slice(0, 16)), unread: read.unread };
  };

  it.each([
    ['has a time that does not exist', ['UID:2', 'DTSTART:never']],
    ['has a line without a value', ['UID:2', 'DTSTART:20261202T150000Z', 'SUMMARY of the day']],
    ['repeats by a rule that makes no sense', ['UID:2', 'DTSTART:20261202T150000Z', 'RRULE:FREQ=OFTEN']],
    ['has a parameter that never ends', ['UID:2', 'DTSTART;TZID="America/New_York:20261202T090000']],
  ])('because it %s hides no other, and is counted', (_, lines) => {
    expect(reading(...good('1', '20261201'), ...event(...lines), ...good('3', '20261203'))).toEqual({
      times: ['2026-12-01T15:00', '2026-12-03T15:00'],
      unread: 1,
    });
  });

  it('keeps the calendar’s own zones for the others', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const office = event('UID:1', 'DTSTART;TZID=Office:20261201T090000', 'DURATION:PT1H');
    expect(reading(...zone, ...office, ...event('UID:2', 'no value'))).toEqual({
      times: ['2026-12-01T15:00'],
      unread: 1,
    });
  });

  it('alone in its calendar makes that no calendar', () => {
    expect(reading(...event('UID:2', 'DTSTART:20261202T150000Z', 'no value'))).toBe('no-calendar');
  });
});
