import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../kernel/zoned-time.ts';
import { type CalendarEntry, calendarFeed, calendarFile, invitation } from './calendar-object.ts';

const LOUISVILLE = 'America/Kentucky/Louisville';
const stamp = new Date('2026-10-20T12:00:00Z');
const parties = {
  organizer: { name: 'Plumbline', email: 'appointments@plumbline.example' },
  attendee: { name: 'Ana Delgado', email: 'ana@example.com' },
};

function entryAt(day: string, time: string, given: Partial<CalendarEntry> = {}): CalendarEntry {
  const timeZone = given.timeZone ?? LOUISVILLE;
  const startsAt = instantOf(day, time, timeZone);
  return {
    uid: 'ap_1@plumbline.example',
    sequence: 0,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 120 * 60_000),
    timeZone,
    title: 'Plumbing repair: Limestone Run Plumbing',
    location: '1127 Cherokee Rd, Louisville, KY 40204',
    description: 'Sink; trap, drips.\nBEGIN:VEVENT\nCall (502) 555-0134',
    url: 'https://plumbline.example/schedule-service?request=rq_1',
    ...given,
  };
}

/** Parses a calendar as another program would. */
function read(text: string): VEvent[] {
  const parsed = ical.sync.parseICS(text);
  return Object.values(parsed).filter((part): part is VEvent => part?.type === 'VEVENT');
}
const methodOf = (text: string) => /^METHOD:(.*)\r$/m.exec(text)?.[1];

describe('an invitation', () => {
  it('is read by another program as what it says', () => {
    const entry = entryAt('2026-12-03', '14:00');
    const { method, content } = invitation(entry, 'REQUEST', parties, stamp);
    const [event, ...more] = read(content);
    expect(more).toEqual([]);
    expect([method, methodOf(content)]).toEqual(['REQUEST', 'REQUEST']);
    expect(event).toMatchObject({
      uid: entry.uid,
      sequence: 0,
      summary: entry.title,
      location: entry.location,
      status: 'CONFIRMED',
    });
    expect(event?.start.toISOString()).toBe('2026-12-03T19:00:00.000Z');
    expect(event?.end?.toISOString()).toBe('2026-12-03T21:00:00.000Z');
    expect(event?.description).toBe(entry.description);
    expect(JSON.stringify(event?.attendee)).toMatch(/mailto:ana@example.com/i);
    expect(JSON.stringify(event?.organizer)).toMatch(/mailto:appointments@plumbline.example/i);
  });

  it('asks nobody for an answer, which would reach nobody', () => {
    const { content } = invitation(entryAt('2026-12-03', '14:00'), 'REQUEST', parties, stamp);
    const attendee = /ATTENDEE[^:]*:/.exec(content.replaceAll('\r\n ', ''))?.[0];
    expect(attendee).toContain('RSVP=FALSE');
    expect(attendee).toContain('PARTSTAT=NEEDS-ACTION');
    expect(attendee).toContain('ROLE=REQ-PARTICIPANT');
  });

  it('is moved by one of the same name with a higher sequence, and taken back by a cancellation', () => {
    const first = read(invitation(entryAt('2026-12-03', '14:00'), 'REQUEST', parties, stamp).content)[0];
    const moved = read(
      invitation(entryAt('2026-12-04', '09:00', { sequence: 1 }), 'REQUEST', parties, stamp).content,
    )[0];
    const cancelled = invitation(entryAt('2026-12-04', '09:00', { sequence: 2 }), 'CANCEL', parties, stamp);
    const off = read(cancelled.content)[0];
    expect([moved?.uid, off?.uid]).toEqual([first?.uid, first?.uid]);
    expect([first?.sequence, moved?.sequence, off?.sequence]).toEqual([0, 1, 2]);
    expect(off?.status).toBe('CANCELLED');
    expect(methodOf(cancelled.content)).toBe('CANCEL');
  });

  it('has lines as RFC 5545 wants them, whatever people write', () => {
    const nasty = entryAt('2026-12-03', '14:00', {
      title: `${'wide 🚰 '.repeat(30)}`,
      location: 'A\r\nDTSTART:19700101T000000Z\r\nB',
    });
    const { content } = invitation(nasty, 'REQUEST', parties, stamp);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(content.split('\r\n').filter((line) => line.startsWith('DTSTART:19700101T000000Z'))).toEqual([]);
    expect(read(content)[0]?.start.toISOString()).toBe('2026-12-03T19:00:00.000Z');
  });
});

describe('the clocks of an invitation', () => {
  // Both clock changes in both of Kentucky's zones, and a zone without any.
  it.each([
    [LOUISVILLE, '2026-10-31', '2026-10-31T13:00:00.000Z'],
    [LOUISVILLE, '2026-11-01', '2026-11-01T14:00:00.000Z'],
    [LOUISVILLE, '2027-03-13', '2027-03-13T14:00:00.000Z'],
    [LOUISVILLE, '2027-03-14', '2027-03-14T13:00:00.000Z'],
    ['America/Chicago', '2026-10-31', '2026-10-31T14:00:00.000Z'],
    ['America/Chicago', '2026-11-01', '2026-11-01T15:00:00.000Z'],
    ['America/Phoenix', '2027-03-14', '2027-03-14T16:00:00.000Z'],
  ])('show 9:00 in %s on %s at the right moment', (timeZone, day, moment) => {
    const { content } = invitation(entryAt(day, '09:00', { timeZone }), 'REQUEST', parties, stamp);
    expect(content).toContain(`DTSTART;TZID=${timeZone}:${day.replaceAll('-', '')}T090000`);
    const [event] = read(content);
    expect(event?.start.toISOString()).toBe(moment);
    expect((event?.start as { tz?: string } | undefined)?.tz).toBe(timeZone);
  });

  it('are defined in the object itself, for programs that don’t know the zone', () => {
    const { content } = invitation(entryAt('2026-12-03', '14:00'), 'REQUEST', parties, stamp);
    const block = /BEGIN:VTIMEZONE[\s\S]*?END:VTIMEZONE/.exec(content)?.[0] ?? '';
    expect(block).toContain(`TZID:${LOUISVILLE}\r\n`);
    // The second Sunday of March and the first of November, at 2 AM before the change.
    expect(block).toMatch(/BEGIN:DAYLIGHT[\s\S]*TZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400[\s\S]*BYMONTH=3;BYDAY=2SU/);
    expect(block).toMatch(/BEGIN:STANDARD[\s\S]*TZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500[\s\S]*BYMONTH=11;BYDAY=1SU/);
  });

  it('stretch over the change: two hours from 1 AM in spring end at 4', () => {
    const { content } = invitation(entryAt('2027-03-14', '01:00'), 'REQUEST', parties, stamp);
    expect(content).toContain('T040000');
  });
});

describe('a file and a feed', () => {
  it('a file keeps one appointment and asks nothing', () => {
    const content = calendarFile(entryAt('2026-12-03', '14:00'), stamp);
    expect(methodOf(content)).toBe('PUBLISH');
    expect(read(content)).toHaveLength(1);
    expect(content).not.toContain('ATTENDEE');
  });

  it('a feed contains all, each in the time zone of its location', () => {
    const content = calendarFeed(
      'Plumbline',
      [
        entryAt('2026-12-03', '14:00'),
        entryAt('2026-12-04', '14:00', { uid: 'ap_2@plumbline.example', timeZone: 'America/Chicago' }),
      ],
      stamp,
    );
    expect(read(content).map(({ start }) => start.toISOString())).toEqual([
      '2026-12-03T19:00:00.000Z',
      '2026-12-04T20:00:00.000Z',
    ]);
    expect(content.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
    expect(methodOf(content)).toBeUndefined();
  });

  it('an empty feed is a calendar, too', () => {
    expect(ical.sync.parseICS(calendarFeed('Plumbline', [], stamp))).toBeDefined();
  });
});
