import type { WatchDelivery } from '@plumbline/contract/domains/leads/watch.ts';
import { DateTime } from 'luxon';
import { instantOf, wallTimeOf } from '../../../kernel/zoned-time.ts';
import { morningAfter } from '../../messaging/public.ts';

const MINUTE_MS = 60_000;
const MONDAY = 1;

/** When a watch is delivered. */
export interface Schedule {
  readonly delivery: WatchDelivery;
  /** The hour of the day, for a daily or weekly watch. */
  readonly hour: number;
  readonly timeZone: string;
}

/**
 * Returns when something that was found at a moment is delivered: always later. An instant watch gathers until the minute is
 * over, and at night until the morning. On days when the clocks change, a daily watch comes once, at its hour; if the
 * clocks skip that hour, an hour later.
 */
export function nextDelivery({ delivery, hour, timeZone }: Schedule, found: Date): Date {
  if (delivery === 'instant') {
    const soon = new Date((Math.floor(found.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
    return morningAfter(soon, timeZone) ?? soon;
  }
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = DateTime.fromISO(wallTimeOf(found, timeZone).day, { zone: 'utc' });
  for (let ahead = 0; ; ahead += 1) {
    const day = today.plus({ days: ahead });
    if (delivery === 'weekly' && day.weekday !== MONDAY) continue;
    const at = instantOf(day.toFormat('yyyy-MM-dd'), time, timeZone);
    if (at > found) return at;
  }
}
