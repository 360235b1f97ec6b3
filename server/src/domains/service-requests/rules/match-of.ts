import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { type Match, matchScore } from '@plumbline/contract/domains/service-requests/match-score.ts';
import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { CraftsmanListing } from '../../directory/public.ts';
import type { StoredRequest } from '../tables.ts';
import { inDollars } from '../views.ts';
import { tradeOf } from './request-trade.ts';

/** What of an open request decides how well it fits. */
export type MatchedRequest = Pick<
  StoredRequest,
  'workType' | 'latitude' | 'longitude' | 'preferredDate' | 'timeZone' | 'budgetMinCents' | 'budgetMaxCents'
>;

export interface MatchWithDistance {
  readonly match: Match;
  /** Miles. */
  readonly distance: number;
}

/** How well open requests fit a craftsman's listing at a moment. */
export function matcherOf(listing: CraftsmanListing, now: Date): (request: MatchedRequest) => MatchWithDistance {
  const contractor = {
    trades: listing.trades,
    smallestJob: inDollars(listing.smallestJobCents),
    pausedUntil: listing.pausedUntil,
  };
  // Telling the day takes longer than all the rest.
  const days = new Map<string, string>();
  const today = (timeZone: string) => {
    const day = days.get(timeZone) ?? dayIn(now, timeZone);
    days.set(timeZone, day);
    return day;
  };
  return (request) => {
    const distance = milesBetween(listing, request);
    const job = {
      trade: tradeOf(request),
      distance,
      budgetMin: inDollars(request.budgetMinCents),
      budgetMax: inDollars(request.budgetMaxCents),
      deadline: request.preferredDate,
    };
    return { distance, match: matchScore(job, contractor, today(request.timeZone)) };
  };
}

/** Whether a craftsman is told of a request: nothing but the distance may speak wholly against it. */
export const isWorthTelling = ({ reasons }: Match): boolean =>
  reasons.every(({ factor, points }) => factor === 'distance' || points > 0);
