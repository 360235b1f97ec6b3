import { DateTime, IANAZone } from 'luxon';

/** The moment at which clocks in a zone show a day ('yyyy-MM-dd') and a time ('HH:mm'). */
export const instantOf = (day: string, time: string, zone: string): Date =>
  DateTime.fromISO(`${day}T${time}`, { zone }).toJSDate();

/** What clocks in a zone show at a moment. */
export function wallTimeOf(moment: Date, zone: string): { day: string; time: string } {
  const local = DateTime.fromJSDate(moment, { zone });
  return { day: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm') };
}

/** A moment as clocks in a zone show it, with their offset: '2026-05-01T14:00:00-04:00'. In UTC for an unknown zone. */
export function isoInZone(moment: Date, zone: string): string {
  const offset = IANAZone.create(zone).offset(moment.getTime()) || 0;
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
  const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}
