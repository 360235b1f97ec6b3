import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';
import { readProposedTime } from '../../service-requests/public.ts';
import { appointmentsWords } from '../appointments.words.ts';

const MINUTE_MS = 60_000;

export interface AppointmentTime {
  readonly day: string;
  readonly time: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns the moment of a local date and time at the job's place. If clocks show the hour twice, returns the first.
 * @throws DomainError 'invalid-input' for a time that is past, too far ahead, unreadable, or skipped by the clocks on
 * that day
 */
export function readTime(
  ctx: Context,
  timeZone: string,
  { proposedDate, proposedTime, duration }: { proposedDate: string; proposedTime: string; duration: number },
): AppointmentTime {
  const { day, time } = readProposedTime(ctx, timeZone, proposedDate, proposedTime);
  const startsAt = instantOf(day, time, timeZone);
  if (wallTimeOf(startsAt, timeZone).time !== time) {
    const message = say(appointmentsWords, ({ clocksGoForward }) => clocksGoForward);
    throw new DomainError('invalid-input', message, { proposedTime: message });
  }
  return { day, time, startsAt, endsAt: new Date(startsAt.getTime() + duration * MINUTE_MS) };
}
