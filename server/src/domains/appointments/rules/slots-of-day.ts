import type { SlotRefusal } from '@plumbline/contract/domains/appointments/visit-rules.ts';
import { DateTime } from 'luxon';
import { dayBounds } from './opening-times.ts';
import { type Calendar, refusalOf } from './slot-refusal.ts';

export interface Slot {
  /** On the job's clocks. */
  readonly time: string;
  readonly startsAt: Date;
  /** Why a customer can't book it; null if they can. */
  readonly refusal: SlotRefusal | null;
}

const MINUTE_MS = 60_000;
/** Appointments begin on the half hour. */
const STEP_MS = 30 * MINUTE_MS;

/**
 * Returns the times of a job's day at which its contractor begins work, and whether an appointment of this length can
 * begin then. An hour that clocks show twice is listed once, as a booked time is read: the first.
 * A skipped one is not.
 */
export function slotsOfDay(
  calendar: Calendar,
  { day, timeZone, duration }: { readonly day: string; readonly timeZone: string; readonly duration: number },
): Slot[] {
  const bounds = dayBounds(day, timeZone);
  const slots = new Map<string, Slot>();
  for (let at = bounds.from.getTime(); at < bounds.to.getTime(); at += STEP_MS) {
    const startsAt = new Date(at);
    if (startsAt <= calendar.now || !beginsWork(calendar, startsAt)) continue;
    const time = DateTime.fromJSDate(startsAt, { zone: timeZone }).toFormat('HH:mm');
    if (slots.has(time)) continue;
    slots.set(time, { time, startsAt, refusal: refusalOf(calendar, startsAt, new Date(at + duration * MINUTE_MS)) });
  }
  return [...slots.values()];
}

const beginsWork = ({ openings }: Calendar, at: Date): boolean =>
  openings.some(({ from, to }) => from <= at && at < to);
