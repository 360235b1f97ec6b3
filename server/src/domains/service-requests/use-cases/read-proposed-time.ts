import { clockTimeOf, dayIn, dayOf } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';

export interface WallTime {
  /** yyyy-MM-dd */
  readonly day: string;
  /** HH:mm */
  readonly time: string;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

const wrong = (field: string, message: string) => new DomainError('invalid-input', message, { [field]: message });

/** A contractor's proposed date and time, on the clocks of the job's place. @throws DomainError when it is no time to come. */
export function readProposedTime(ctx: Context, timeZone: string, date: string, time: string): WallTime {
  const day = dayOf(date, timeZone);
  if (day === null) throw wrong('proposedDate', 'Give the date as yyyy-MM-dd.');
  const clockTime = clockTimeOf(time);
  if (clockTime === null) throw wrong('proposedTime', 'Give the time as 14:30 or 2:30 PM.');
  return inFuture(ctx, timeZone, { day, time: clockTime }, 'proposedDate', 'proposedTime');
}

/** A customer's 'yyyy-MM-ddTHH:mm' on the clocks of the job's place, or a full ISO date-time. */
export function readProposedDateTime(ctx: Context, timeZone: string, value: string): WallTime {
  const field = 'proposedDateTime';
  const [, day, time] = LOCAL.exec(value) ?? [];
  if (day !== undefined && time !== undefined && dayOf(day, timeZone) !== null && clockTimeOf(time) !== null) {
    return inFuture(ctx, timeZone, { day, time }, field, field);
  }
  const moment = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value) || Number.isNaN(moment.getTime())) {
    throw wrong(field, 'Give the date and time as yyyy-MM-ddTHH:mm.');
  }
  return inFuture(ctx, timeZone, wallTimeOf(moment, timeZone), field, field);
}

const FAR_DAYS = 730;
const DAY_MS = 86_400_000;

function inFuture(ctx: Context, timeZone: string, wall: WallTime, dateField: string, timeField: string): WallTime {
  const now = ctx.clock.now();
  if (wall.day < dayIn(now, timeZone)) throw wrong(dateField, 'The proposed date cannot be in the past.');
  const moment = instantOf(wall.day, wall.time, timeZone);
  if (moment <= now) throw wrong(timeField, 'The proposed time has already passed.');
  if (moment.getTime() > now.getTime() + FAR_DAYS * DAY_MS)
    throw wrong(dateField, 'Choose a day within the next two years.');
  return wall;
}
