import { type Language, localeOf } from '@plumbline/contract/kernel/language.ts';
import { DateTime } from 'luxon';
import { supportWords } from '../support.words.ts';

export interface SupportHours {
  /** 'Mon-Fri 9:00 AM - 5:00 PM EST' */
  readonly text: string;
  readonly isOpen: boolean;
  /** Time at which support opens next; null while it is open. */
  readonly opensAt: Date | null;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const isDay = (text: string): text is (typeof DAYS)[number] => DAYS.some((day) => day === text);
const FORM = /^(\w{3})(?:-(\w{3}))? (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

/**
 * Parses support hours such as 'Mon-Fri 9:00-17:00' in the local time of a zone.
 * @throws Error for any other form
 */
export function supportHours(setting: string, zone: string, now: Date, language: Language): SupportHours {
  const [, first = '', last = first, fromHour, fromMinute, untilHour, untilMinute] = FORM.exec(setting) ?? [];
  if (!isDay(first) || !isDay(last)) throw new Error(`'${setting}' names no hours`);
  const [begins, ends] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  const local = DateTime.fromJSDate(now, { zone });
  const at = (day: DateTime, hour: string | undefined, minute: string | undefined) =>
    day.startOf('day').set({ hour: Number(hour), minute: Number(minute) });
  const works = (day: DateTime) => {
    const index = day.weekday - 1;
    return begins <= ends ? index >= begins && index <= ends : index >= begins || index <= ends;
  };
  const opening = (day: DateTime) => at(day, fromHour, fromMinute);
  const isOpen = works(local) && local >= opening(local) && local < at(local, untilHour, untilMinute);
  const next = Array.from({ length: 8 }, (_, days) => local.plus({ days }))
    .filter(works)
    .map(opening)
    .find((moment) => moment > local);
  const here = local.setLocale(localeOf[language]);
  const clock = (hour: string | undefined, minute: string | undefined) =>
    at(here, hour, minute)
      .toFormat('h:mm a')
      .replaceAll(/[\u00a0\u202f]/g, ' ');
  const { days, hoursOnDay, hoursOnDays } = supportWords[language];
  const hours = [clock(fromHour, fromMinute), clock(untilHour, untilMinute), here.toFormat('ZZZZ')] as const;
  return {
    text: first === last ? hoursOnDay(days[first], ...hours) : hoursOnDays(days[first], days[last], ...hours),
    isOpen,
    opensAt: isOpen ? null : (next?.toJSDate() ?? null),
  };
}
