import { describe, expect, it } from 'vitest';
import { type BusyQuery, busyTimesIn } from './busy-times.ts';

const query: BusyQuery = {
  from: new Date('2026-10-25T00:00:00Z'),
  to: new Date('2026-12-25T00:00:00Z'),
  timeZone: 'America/Kentucky/Louisville',
  ownSuffix: '@plumbline.example',
};

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'];

const busyIn = (text: string, given: Partial<BusyQuery> = {}) => {
  const busy = busyTimesIn(text, { ...query, ...given });
  if (typeof busy === 'string') return busy;
  return busy.busy.map(({ startsAt, endsAt }) => `${iso(startsAt)}/${iso(endsAt)}`);
};
const iso = (moment: Date) => moment.toISOString().slice(0, 16);
const busyOf = (...lines: string[]) => busyIn(calendar(...event(...lines)));

describe('the busy times of a calendar', () => {
  it('are those of an event in UTC, as Google exports them', () => {
    const lines = ['UID:1@google.com', 'DTSTART:20261201T150000Z', 'DTEND:20261201T163000Z', 'TRANSP:OPAQUE'];
    expect(busyOf(...lines, 'STATUS:CONFIRMED')).toEqual(['2026-12-01T15:00/2026-12-01T16:30']);
  });

  it('leave out what is transparent, canceled, or marked as free', () => {
    const time = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];
    expect(busyOf('UID:1', ...time, 'TRANSP:TRANSPARENT')).toEqual([]);
    expect(busyOf('UID:2', ...time, 'STATUS:CANCELLED')).toEqual([]);
    expect(busyOf('UID:3', ...time, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')).toEqual([]);
    expect(busyOf('UID:4', ...time, 'STATUS:TENTATIVE')).toHaveLength(1);
  });

  it('leave out what we sent to the calendar ourselves', () => {
    const time = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];
    expect(busyOf('UID:ap_1@plumbline.example', ...time)).toEqual([]);
    expect(busyOf('UID:ap_1@elsewhere.example', ...time)).toHaveLength(1);
  });

  it('join events that touch or overlap', () => {
    const both = [
      ...event('UID:1', 'DTSTART:20261201T150000Z', 'DURATION:PT1H'),
      ...event('UID:2', 'DTSTART:20261201T153000Z', 'DURATION:PT1H'),
      ...event('UID:3', 'DTSTART:20261201T163000Z', 'DURATION:PT30M'),
    ];
    expect(busyIn(calendar(...both))).toEqual(['2026-12-01T15:00/2026-12-01T17:00']);
  });

  it('are empty for an event without a length, and for one outside the period', () => {
    expect(busyOf('UID:1', 'DTSTART:20261201T150000Z')).toEqual([]);
    expect(busyOf('UID:2', 'DTSTART:20270301T150000Z', 'DURATION:PT1H')).toEqual([]);
  });

  it('read published free and busy times', () => {
    const part = [
      'BEGIN:VFREEBUSY',
      'UID:1',
      'DTSTAMP:20261001T000000Z',
      'FREEBUSY;FBTYPE=BUSY:20261201T150000Z/PT1H,20261202T150000Z/20261202T160000Z',
      'FREEBUSY;FBTYPE=FREE:20261203T150000Z/PT1H',
      'END:VFREEBUSY',
    ];
    expect(busyIn(calendar(...part))).toEqual([
      '2026-12-01T15:00/2026-12-01T16:00',
      '2026-12-02T15:00/2026-12-02T16:00',
    ]);
  });
});

describe('zones', () => {
  it('of IANA apply also without a definition, on both sides of a clock change', () => {
    const lines = [
      'UID:1',
      'DTSTART;TZID=America/New_York:20261030T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
    ];
    expect(busyOf(...lines)).toEqual([
      '2026-10-30T13:00/2026-10-30T14:00',
      '2026-10-31T13:00/2026-10-31T14:00',
      '2026-11-01T14:00/2026-11-01T15:00',
      '2026-11-02T14:00/2026-11-02T15:00',
    ]);
  });

  it('of Outlook come with the calendar', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Eastern Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const own = 'TZID=Eastern Standard Time';
    const lines = event(
      'UID:1',
      `DTSTART;${own}:20261026T080000`,
      `DTEND;${own}:20261026T090000`,
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(busyIn(calendar(...zone, ...lines))).toEqual([
      '2026-10-26T12:00/2026-10-26T13:00',
      '2026-11-02T13:00/2026-11-02T14:00',
    ]);
  });

  it('of the owner apply to times without one, and to whole days, which may have 25 hours', () => {
    expect(busyOf('UID:1', 'DTSTART:20261201T090000', 'DTEND:20261201T100000')).toEqual([
      '2026-12-01T14:00/2026-12-01T15:00',
    ]);
    expect(busyOf('UID:2', 'DTSTART;VALUE=DATE:20261101')).toEqual(['2026-11-01T04:00/2026-11-02T05:00']);
    expect(busyOf('UID:3', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204')).toEqual([
      '2026-12-01T05:00/2026-12-04T05:00',
    ]);
  });

  it('skip an hour in spring without losing the event', () => {
    const lines = [
      'UID:1',
      'DTSTART;TZID=America/New_York:20270313T023000',
      'DURATION:PT30M',
      'RRULE:FREQ=DAILY;COUNT=2',
    ];
    expect(
      busyIn(calendar(...event(...lines)), { from: new Date('2027-03-01T00:00Z'), to: new Date('2027-04-01T00:00Z') }),
    ).toEqual(['2027-03-13T07:30/2027-03-13T08:00', '2027-03-14T07:30/2027-03-14T08:00']);
  });
});

describe('repetition', () => {
  const weekly = (...lines: string[]) => [
    'UID:1',
    'DTSTART;TZID=America/New_York:20261102T090000',
    'DURATION:PT1H',
    ...lines,
  ];

  it('ends with its last day in the event’s own zone', () => {
    const tokyo = ['UID:1', 'DTSTART;TZID=Asia/Tokyo:20261130T090000', 'DURATION:PT1H'];
    expect(busyOf(...tokyo, 'RRULE:FREQ=DAILY;UNTIL=20261202T000000Z')).toHaveLength(3);
    expect(busyOf(...weekly('RRULE:FREQ=DAILY;UNTIL=20261104'))).toHaveLength(3);
  });

  it('leaves out excluded dates, also in UTC, and adds others', () => {
    const lines = weekly(
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=America/New_York:20261109T090000',
      'EXDATE:20261116T140000Z',
      'RDATE;TZID=America/New_York:20261120T120000',
    );
    expect(busyOf(...lines)).toEqual([
      '2026-11-02T14:00/2026-11-02T15:00',
      '2026-11-20T17:00/2026-11-20T18:00',
      '2026-11-23T14:00/2026-11-23T15:00',
    ]);
  });

  it('has exceptions that move or cancel one of them', () => {
    const parts = [
      ...event(...weekly('RRULE:FREQ=WEEKLY;COUNT=3')),
      ...event(
        'UID:1',
        'RECURRENCE-ID;TZID=America/New_York:20261109T090000',
        'DTSTART:20261110T200000Z',
        'DURATION:PT2H',
      ),
      ...event('UID:1', 'RECURRENCE-ID:20261116T140000Z', 'DTSTART:20261116T140000Z', 'STATUS:CANCELLED'),
    ];
    expect(busyIn(calendar(...parts))).toEqual([
      '2026-11-02T14:00/2026-11-02T15:00',
      '2026-11-10T20:00/2026-11-10T22:00',
    ]);
  });

  it('that began years ago and never ends reaches the end of the period', () => {
    const lines = [
      'UID:1',
      'DTSTART;TZID=America/New_York:20100104T120000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
    ];
    expect(busyOf(...lines)).toHaveLength(9);
  });

  it('without an end in sight is too complex, and so are too many events', () => {
    const lines = ['UID:1', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'];
    expect(busyOf(...lines)).toBe('too-complex');
  });
});

it('a text that is no calendar has no busy times', () => {
  expect(busyIn('<!doctype html><title>Sign in</title>')).toBe('no-calendar');
  expect(busyIn('')).toBe('no-calendar');
  expect(busyIn('BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n')).toBe('no-calendar');
  expect(busyOf('UID:1', 'DTSTART:never')).toBe('no-calendar');
  expect(busyIn(calendar())).toEqual([]);
});
