import { clockTimeOf, dayIn, dayOf } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { instantOf, wallTimeOf } from '../../../../kernel/zoned-time.ts';
import { referralWords } from '../referral.words.ts';

export interface WallTime {
  /** yyyy-MM-dd */
  readonly day: string;
  /** HH:mm */
  readonly time: string;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

type TimeWords = (typeof referralWords)['en']['time'];

const wrong = (field: string, pick: (words: TimeWords) => string) => {
  const message = say(referralWords, ({ time }) => pick(time));
  return new DomainError('invalid-input', message, { [field]: message });
};

/** Reads a contractor's proposed date and time in the job's time zone. @throws DomainError unless it is in the future. */
export function readProposedTime(ctx: Context, timeZone: string, date: string, time: string): WallTime {
  const day = dayOf(date, timeZone);
  if (day === null) throw wrong('proposedDate', ({ dateFormat }) => dateFormat('yyyy-MM-dd'));
  const clockTime = clockTimeOf(time);
  if (clockTime === null) throw wrong('proposedTime', ({ timeFormat }) => timeFormat);
  return inFuture(ctx, timeZone, { day, time: clockTime }, 'proposedDate', 'proposedTime');
}

/** Reads a customer's 'yyyy-MM-ddTHH:mm' in the job's time zone, or a full ISO date-time. */
export function readProposedDateTime(ctx: Context, timeZone: string, value: string): WallTime {
  const field = 'proposedDateTime';
  const [, day, time] = LOCAL.exec(value) ?? [];
  if (day !== undefined && time !== undefined && dayOf(day, timeZone) !== null && clockTimeOf(time) !== null) {
    return inFuture(ctx, timeZone, { day, time }, field, field);
  }
  const moment = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value) || Number.isNaN(moment.getTime())) {
    throw wrong(field, ({ momentFormat }) => momentFormat('yyyy-MM-ddTHH:mm'));
  }
  return inFuture(ctx, timeZone, wallTimeOf(moment, timeZone), field, field);
}

const FAR_YEARS = 2;
const YEAR_MS = 365 * 86_400_000;

function inFuture(ctx: Context, timeZone: string, wall: WallTime, dateField: string, timeField: string): WallTime {
  const now = ctx.clock.now();
  if (wall.day < dayIn(now, timeZone)) throw wrong(dateField, ({ datePast }) => datePast);
  const moment = instantOf(wall.day, wall.time, timeZone);
  if (moment <= now) throw wrong(timeField, ({ timePast }) => timePast);
  if (moment.getTime() > now.getTime() + FAR_YEARS * YEAR_MS) throw wrong(dateField, ({ tooFar }) => tooFar(FAR_YEARS));
  return wall;
}
