import { DateTime } from 'luxon';
import { startOf } from './manifest.ts';

/** How many of the newest days, weeks (Monday to Sunday) and months keep one backup each, in UTC. */
export interface Keeping {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/**
 * Returns the ids of the backups to keep: the newest of each of these days, weeks and months that have one, and always the
 * newest of all. Periods without a backup don't count, so that nothing is lost because the product was off for a while.
 */
export function keptBackups(ids: readonly string[], { days, weeks, months }: Keeping): Set<string> {
  const newestFirst = ids.toSorted().toReversed();
  const newestOf = (period: string, most: number) => {
    const seen = new Map<string, string>();
    for (const id of newestFirst) {
      const name = DateTime.fromJSDate(startOf(id), { zone: 'utc' }).toFormat(period);
      if (!seen.has(name) && seen.size < most) seen.set(name, id);
    }
    return seen.values();
  };
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf('yyyy-MM-dd', days),
    ...newestOf("kkkk-'W'WW", weeks),
    ...newestOf('yyyy-MM', months),
  ]);
}
