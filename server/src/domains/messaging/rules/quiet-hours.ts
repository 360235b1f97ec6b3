import { NIGHT_FROM, NIGHT_UNTIL } from '@plumbline/contract/domains/messaging/quiet-hours.ts';
import { DateTime } from 'luxon';

/**
 * Returns the end of the night that contains the moment, in the given time zone; null during the day. An unknown zone
 * is treated as UTC.
 */
export function morningAfter(moment: Date, zone: string): Date | null {
  const inZone = DateTime.fromJSDate(moment, { zone });
  const local = inZone.isValid ? inZone : DateTime.fromJSDate(moment, { zone: 'utc' });
  if (local.hour >= NIGHT_UNTIL && local.hour < NIGHT_FROM) return null;
  const day = local.hour >= NIGHT_FROM ? local.plus({ days: 1 }) : local;
  return day.startOf('day').set({ hour: NIGHT_UNTIL }).toJSDate();
}
