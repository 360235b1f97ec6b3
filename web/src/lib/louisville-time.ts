import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { formatDateTime } from './format.ts';
import { language } from './language.ts';

/** The time zone of the projects. Their days and times are shown in it. */
export const PROJECTS_ZONE = 'America/Kentucky/Louisville';

/** Returns a formatter of moments in Louisville's time zone, with plain spaces. */
export function inLouisville(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const made = new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: PROJECTS_ZONE });
  return (moment) => made.format(moment).replaceAll('\u202f', ' ');
}

const dayAndTime = inLouisville({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const yearDayAndTime = inLouisville({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** 'Nov 20, 6:02 AM'. */
export const momentInShort = (iso: string): string => dayAndTime(new Date(iso));

/** 'Nov 20, 2026, 6:02 AM EST'. */
export const momentInFull = (iso: string): string => yearDayAndTime(new Date(iso));

/** 'Fri, Nov 20, 6:02 AM EST', for upcoming events. */
export const momentToCome = (iso: string): string => formatDateTime(iso, PROJECTS_ZONE);
