import { localeOf } from '@plumbline/contract/kernel/language.ts';
import { formatDateTime } from './format.ts';
import { language } from './language.ts';

const locale = localeOf[language];

/** Returns the day of a moment in a zone: 'yyyy-MM-dd'. */
export const dayIn = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);

/** Returns '2:14 PM' for a moment of today in a zone, 'Tue, Dec 1, 2:14 PM EST' for any other. */
export function formatMoment(iso: string, zone: string, now: Date): string {
  const moment = new Date(iso);
  if (dayIn(moment, zone) !== dayIn(now, zone)) return formatDateTime(iso, zone);
  return new Intl.DateTimeFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .replace('\u202f', ' ');
}

/** The reader's time zone, such as 'America/Kentucky/Louisville'. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the name of a time zone: 'Eastern Time'. */
export function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Returns 'Thu, Dec 3, 2:00–4:00 PM EST' for two ISO times and a zone. */
export function formatSpan(from: string, to: string, zone: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  });
  // Engines use different spaces: thin ones around the dash, narrow ones before AM and PM.
  return format
    .formatRange(new Date(from), new Date(to))
    .replaceAll(/[\u2009\u202f]/g, ' ')
    .replace(' – ', '–');
}

/** Returns '2:00–4:00 PM' for two ISO times and a zone. */
export const formatHours = (from: string, to: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .formatRange(new Date(from), new Date(to))
    .replaceAll(/[\u2009\u202f]/g, ' ')
    .replace(' – ', '–');

/** Returns '9:00 AM' for '09:00'. */
export const formatClockTime = (time: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .format(new Date(`2000-01-01T${time}:00Z`))
    .replace('\u202f', ' ');

/** Returns 'Nov 21, 2026, 9:23 PM EST' in a zone, for moments that may be years ago. */
export const formatMomentInFull = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    .replace('\u202f', ' ');
