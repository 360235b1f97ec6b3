import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import type { Listing } from './listing.ts';

/** The time zone of dates from the previous release, which stored only the moment. */
export const HOME_ZONE = 'America/Kentucky/Louisville';

export interface ListedDate {
  /** ISO date-time in UTC. */
  readonly listedAt: string;
  readonly listedOn: string | null;
  readonly isDated: boolean;
}

interface Dated {
  readonly listing: Pick<Listing, 'listedAt'> & { readonly listedOn?: string | null };
  readonly firstSeenAt: Date;
}

/**
 * Returns when a project was listed: the earliest date in any of its listings. A day within that month is preferred to
 * the month. Without any date, the project is undated, and `listedAt` is when it was first seen.
 */
export function listedDateOf(known: readonly Dated[]): ListedDate {
  const dated = known
    .flatMap(({ listing: { listedAt, listedOn } }) => (listedAt === null ? [] : { at: new Date(listedAt), listedOn }))
    .map(({ at, listedOn }) => ({ at, on: listedOn ?? wallTimeOf(at, HOME_ZONE).day }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const [first] = dated;
  if (first === undefined) {
    const firstSeen = Math.min(...known.map(({ firstSeenAt }) => firstSeenAt.getTime()));
    return { listedAt: new Date(firstSeen).toISOString(), listedOn: null, isDated: false };
  }
  const { at, on } = dated.find((other) => other.on.length > first.on.length && other.on.startsWith(first.on)) ?? first;
  return { listedAt: at.toISOString(), listedOn: on, isDated: true };
}
