import { formatDateTime } from '@plumbline/contract/kernel/format.ts';

const dayIn = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);

/** '2:14 PM' for a moment of today in a zone, 'Tue, Dec 1, 2:14 PM EST' for any other. */
export function formatMoment(iso: string, zone: string, now: Date): string {
  const moment = new Date(iso);
  if (dayIn(moment, zone) !== dayIn(now, zone)) return formatDateTime(iso, zone);
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .replace('\u202f', ' ');
}

/** The zone whose clocks the reader sees, 'America/Kentucky/Louisville'. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'Nov 21, 2026, 9:23 PM EST' in a zone: for what may be years old. */
export const formatMomentInFull = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
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
