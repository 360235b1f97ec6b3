import type { BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { language } from '../../../lib/language.ts';

/** Returns dates by their days, in the order of the days. */
export function byDay(dates: readonly BidDate[]): ReadonlyMap<string, readonly BidDate[]> {
  return new Map(Object.entries(Object.groupBy(dates, ({ day }) => day)) as [string, BidDate[]][]);
}

/** Returns the day that is shown beside the month: the chosen one, else today, else the first with a date. */
export function shownDay(
  { month, today, dates }: { readonly month: string; readonly today: string; readonly dates: readonly BidDate[] },
  chosen: string | undefined,
): string {
  if (chosen !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(chosen)) return chosen;
  if (today.startsWith(month)) return today;
  return dates.find(({ day }) => day.startsWith(month))?.day ?? `${month}-01`;
}

const clock = new Intl.DateTimeFormat(localeOf[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** '2 PM' or '2:30 PM' from 'HH:mm'. */
export const timeInWords = (time: string): string =>
  clock.format(new Date(`2026-01-01T${time}:00Z`)).replace(':00', '');

const weekday = (width: 'short' | 'narrow' | 'long') =>
  new Intl.DateTimeFormat(localeOf[language], { weekday: width, timeZone: 'UTC' });
const names = { short: weekday('short'), narrow: weekday('narrow'), long: weekday('long') };

/** The names of the days of a week, from Sunday on. */
export const weekdays = [4, 5, 6, 7, 8, 9, 10].map((date) => {
  const day = new Date(Date.UTC(2026, 0, date));
  return { short: names.short.format(day), narrow: names.narrow.format(day), long: names.long.format(day) };
});
