import { NIGHT_FROM, NIGHT_UNTIL } from '@plumbline/contract/domains/messaging/quiet-hours.ts';
import { DateTime } from 'luxon';

/** When the night ends that a moment lies in, on the clocks of a zone; null by day. An unknown zone has UTC's clocks. */
export function morningAfter(moment: Date, zone: string): Date | null {
  const inZone = DateTime.fromJSDate(moment, { zone });
  const local = inZone.isValid ? inZone : DateTime.fromJSDate(moment, { zone: 'utc' });
  if (local.hour >= NIGHT_UNTIL && local.hour < NIGHT_FROM) return null;
  const day = local.hour >= NIGHT_FROM ? local.plus({ days: 1 }) : local;
  return day.startOf('day').set({ hour: NIGHT_UNTIL }).toJSDate();
}
