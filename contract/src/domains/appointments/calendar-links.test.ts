import { describe, expect, it } from 'vitest';
import { type CalendarEvent, googleCalendarLink, outlookCalendarLink } from './calendar-links.ts';

const event: CalendarEvent = {
  title: 'Leak & drip',
  startsAt: new Date('2026-12-04T19:00:00.250Z'),
  endsAt: new Date('2026-12-04T21:30:00Z'),
  timeZone: 'America/Kentucky/Louisville',
  location: '1127 Cherokee Rd, Louisville',
  description: 'Request PL-7K4QZ2',
};

const read = (link: string) => {
  const url = new URL(link);
  return [`${url.origin}${url.pathname}`, Object.fromEntries(url.searchParams)];
};

describe('an appointment for a web calendar', () => {
  it('opens in Google with its times in UTC, without punctuation, and the zone of the job', () => {
    expect(read(googleCalendarLink(event))).toEqual([
      'https://calendar.google.com/calendar/render',
      {
        action: 'TEMPLATE',
        text: 'Leak & drip',
        dates: '20261204T190000Z/20261204T213000Z',
        ctz: 'America/Kentucky/Louisville',
        location: '1127 Cherokee Rd, Louisville',
        details: 'Request PL-7K4QZ2',
      },
    ]);
  });

  it('opens in Outlook with its times in whole seconds', () => {
    expect(read(outlookCalendarLink(event))).toEqual([
      'https://outlook.live.com/calendar/0/deeplink/compose',
      {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: 'Leak & drip',
        startdt: '2026-12-04T19:00:00Z',
        enddt: '2026-12-04T21:30:00Z',
        location: '1127 Cherokee Rd, Louisville',
        body: 'Request PL-7K4QZ2',
      },
    ]);
  });
});
