import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { language } from '../../lib/language.ts';

const format = new Intl.DateTimeFormat(localeOf[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** Returns an hour of the day as people read it: '7:00 AM'. */
export const hourText = (hour: number): string => format.format(new Date(Date.UTC(2026, 0, 1, hour)));

/** The hours of a day, to choose from. */
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);
