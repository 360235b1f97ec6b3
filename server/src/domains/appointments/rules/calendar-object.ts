import type { CalendarPart } from '@plumbline/contract/domains/messaging/calendar-part.ts';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { DateTime } from 'luxon';
import { emptyCalendar, FEED_REFRESH_SECONDS } from '../../../kernel/calendar-file.ts';

/** An appointment as the calendar of one party shows it. */
export interface CalendarEntry {
  /** Stays the same through all changes of an appointment. */
  readonly uid: string;
  /** Increases with every change. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

interface Person {
  readonly name: string;
  readonly email: string;
}

const newCalendar = (): ICalCalendar => emptyCalendar('Appointments');

const eventOf = (entry: CalendarEntry, stamp: Date): ICalEventData => ({
  id: entry.uid,
  sequence: entry.sequence,
  stamp,
  // Moments, which `timezone` converts to local time.
  start: DateTime.fromJSDate(entry.startsAt),
  end: DateTime.fromJSDate(entry.endsAt),
  timezone: entry.timeZone,
  summary: entry.title,
  location: entry.location,
  description: entry.description,
  url: entry.url,
  status: ICalEventStatus.CONFIRMED,
});

/**
 * Returns the calendar object that adds an appointment to the recipient's calendar, moves it if its sequence has
 * increased, or removes it (RFC 5546, 3.2.2 and 3.2.5). Names no other attendee.
 */
export function invitation(
  entry: CalendarEntry,
  method: CalendarPart['method'],
  parties: { readonly organizer: Person; readonly attendee: Person },
  stamp: Date,
): CalendarPart {
  const calendar = newCalendar().method(method === 'REQUEST' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL);
  calendar.createEvent({
    ...eventOf(entry, stamp),
    organizer: parties.organizer,
    attendees: [
      {
        ...parties.attendee,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        // People who can't come move or cancel the appointment on its page, because replies would reach no one.
        rsvp: false,
      },
    ],
    ...(method === 'CANCEL' && { status: ICalEventStatus.CANCELLED }),
  });
  return { method, content: calendar.toString() };
}

/** Returns one appointment as a file. */
export function calendarFile(entry: CalendarEntry, stamp: Date): string {
  const calendar = newCalendar().method(ICalCalendarMethod.PUBLISH);
  calendar.createEvent(eventOf(entry, stamp));
  return calendar.toString();
}

/** Returns all appointments of a contractor as a feed for calendar programs. */
export function calendarFeed(name: string, entries: readonly CalendarEntry[], stamp: Date): string {
  const calendar = newCalendar().name(name).ttl(FEED_REFRESH_SECONDS);
  for (const entry of entries) calendar.createEvent(eventOf(entry, stamp));
  return calendar.toString();
}
