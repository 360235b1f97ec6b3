import { DateTime } from 'luxon';

/** The moment at which clocks in a zone show a day ('yyyy-MM-dd') and a time ('HH:mm'). */
export const instantOf = (day: string, time: string, zone: string): Date =>
  DateTime.fromISO(`${day}T${time}`, { zone }).toJSDate();

/** What clocks in a zone show at a moment. */
export function wallTimeOf(moment: Date, zone: string): { day: string; time: string } {
  const local = DateTime.fromJSDate(moment, { zone });
  return { day: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm') };
}
