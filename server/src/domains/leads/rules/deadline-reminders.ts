import { REMINDER_LEADS, type ReminderLead } from '@plumbline/contract/domains/leads/follow.ts';
import { REMINDER_DAYS, REMINDER_HOURS } from '@plumbline/contract/domains/leads/reminder-times.ts';
import { DateTime } from 'luxon';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';
import { morningAfter } from '../../messaging/public.ts';
import type { DeadlineDay } from './bid-dates.ts';

const HOUR_MS = 3_600_000;
/** The last hour before the night. */
const EVENING = '20:00';
/** How late a reminder that counts days may come. */
const MOST_LATE_MS = 12 * HOUR_MS;

/** One reminder of a deadline. */
export interface Reminder {
  readonly lead: ReminderLead;
  readonly at: Date;
  /** It is useless from this moment on. */
  readonly until: Date;
}

/**
 * Returns the reminders of a deadline, earliest first. Days count on the calendar of the deadline's zone, hours on no clock. A
 * whole day counts from its beginning, and is over at its end. At night in the reader's zone none comes: those that count
 * days come the morning after, the last one comes the evening before, so that it is never short.
 */
export function remindersOf({ day, time, at, timeZone }: DeadlineDay, readerZone: string): Reminder[] {
  const end = at ?? instantOf(daysFrom(day, 1), '00:00', timeZone);
  const start = at ?? instantOf(day, '00:00', timeZone);
  return REMINDER_LEADS.map((lead) => {
    if (lead === 'hours') {
      const due = new Date(start.getTime() - REMINDER_HOURS * HOUR_MS);
      return { lead, at: eveningBefore(due, readerZone) ?? due, until: end };
    }
    const due = instantOf(daysFrom(day, -REMINDER_DAYS[lead]), time ?? '00:00', timeZone);
    const shown = morningAfter(due, readerZone) ?? due;
    return { lead, at: shown, until: new Date(Math.min(shown.getTime() + MOST_LATE_MS, end.getTime())) };
  });
}

/** Returns the reminders that still come: wanted ones after `now`. */
export const comingReminders = (
  deadline: DeadlineDay,
  wanted: readonly ReminderLead[],
  readerZone: string,
  now: Date,
): Reminder[] => remindersOf(deadline, readerZone).filter(({ lead, at }) => wanted.includes(lead) && at > now);

/**
 * Returns when a reminder that was planned for a moment is read, which at night is the next morning; null if the deadline has
 * moved since, nobody wants it anymore, or it would be too late.
 */
export function readingTime(
  deadline: DeadlineDay,
  { lead, at }: Pick<Reminder, 'lead' | 'at'>,
  wanted: readonly ReminderLead[],
  readerZone: string,
  now: Date,
): Date | null {
  const planned = remindersOf(deadline, readerZone).find((one) => one.lead === lead);
  if (planned === undefined || !wanted.includes(lead) || planned.at.getTime() !== at.getTime()) return null;
  if (now < planned.at) return null;
  const read = morningAfter(now, readerZone) ?? now;
  return read < planned.until ? read : null;
}

/** Returns the days from a moment to a deadline on the calendar of its zone; 0 is the day itself. */
export const daysLeft = ({ day, timeZone }: DeadlineDay, moment: Date): number =>
  DateTime.fromISO(day, { zone: 'utc' }).diff(
    DateTime.fromISO(wallTimeOf(moment, timeZone).day, { zone: 'utc' }),
    'days',
  ).days;

const daysFrom = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** Returns the evening before the night that contains a moment; null by day. */
function eveningBefore(moment: Date, zone: string): Date | null {
  const morning = morningAfter(moment, zone);
  return morning && instantOf(daysFrom(wallTimeOf(morning, zone).day, -1), EVENING, zone);
}
