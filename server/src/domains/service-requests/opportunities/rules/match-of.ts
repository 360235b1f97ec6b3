import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { type Match, matchScore } from '@plumbline/contract/domains/service-requests/match-score.ts';
import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { ListingOfAccount } from '../../../directory/public.ts';
import { tradeOf } from '../../requests/rules/request-trade.ts';
import type { StoredRequest } from '../../tables.ts';
import { inDollars } from '../../views.ts';

/** The facts of an open request that decide how well it fits. */
export type MatchedRequest = Pick<
  StoredRequest,
  'workType' | 'latitude' | 'longitude' | 'preferredDate' | 'timeZone' | 'budgetMinCents' | 'budgetMaxCents'
>;

export interface MatchWithDistance {
  readonly match: Match;
  /** Miles. */
  readonly distance: number;
}

/** Returns a function that scores open requests for a contractor's listing, with reasons in a language. */
export function matcherOf(
  listing: ListingOfAccount,
  now: Date,
  language: Language,
): (request: MatchedRequest) => MatchWithDistance {
  const contractor = {
    trades: listing.trades,
    smallestJob: inDollars(listing.smallestJobCents),
    pausedUntil: listing.pausedUntil,
  };
  // Formatting a day takes longer than everything else.
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
    return { distance, match: matchScore(job, contractor, today(request.timeZone), language) };
  };
}

/** Returns whether a contractor is notified of a request: only the distance may score zero. */
export const isWorthTelling = ({ reasons }: Match): boolean =>
  reasons.every(({ factor, points }) => factor === 'distance' || points > 0);
