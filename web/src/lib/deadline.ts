import { here } from './language.ts';
import { inLouisville } from './louisville-time.ts';
import { timeWords } from './time.words.ts';

const words = here(timeWords).deadline;

const shortDay = inLouisville({ month: 'short', day: 'numeric', year: 'numeric' });
const longDay = inLouisville({ month: 'long', day: 'numeric', year: 'numeric' });
const clock = inLouisville({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const time = inLouisville({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

const ISO = /^\d{4}-\d{2}-\d{2}T/;
const momentOf = (text: string): Date | undefined => {
  const moment = ISO.test(text) ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
};

/** For sources that name only a day, it means the beginning or the end of that day. */
const isWholeDay = (moment: Date) => ['00:00', '23:59'].includes(clock(moment));

/** Returns whether the deadline is before `now`. A deadline that names no moment has not passed. */
export function isPast(deadline: string | null, now: Date): boolean {
  const moment = momentOf(deadline ?? '');
  return moment !== undefined && moment < now;
}

/** Returns 'Dec 18, 2026', 'Closed Dec 18, 2026' after the deadline, the source's own words, or 'Not stated'. */
export function deadlineInShort(deadline: string | null, now: Date): string {
  const moment = momentOf(deadline ?? '');
  if (!moment) return deadline || words.notStated;
  return isPast(deadline, now) ? words.closed(shortDay(moment)) : shortDay(moment);
}

/**
 * Returns 'December 18, 2026, 2:00 PM EST', before or after the deadline, without the time if the source names only a
 * day.
 */
export function dueInFull(deadline: string | null): string {
  const moment = momentOf(deadline ?? '');
  if (!moment) return deadline || words.notStated;
  return isWholeDay(moment) ? longDay(moment) : `${longDay(moment)}, ${time(moment)}`;
}

/** Like `dueInFull`, but begins with 'Closed' after the deadline. */
export const deadlineInFull = (deadline: string | null, now: Date): string =>
  isPast(deadline, now) ? words.closed(dueInFull(deadline)) : dueInFull(deadline);
