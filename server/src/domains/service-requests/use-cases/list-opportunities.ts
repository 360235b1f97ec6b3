import { SEARCH_RADIUS_MILES } from '@plumbline/contract/domains/directory/endpoints.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { matchScore } from '@plumbline/contract/domains/service-requests/match-score.ts';
import type { Opportunity } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { type CraftsmanListing, listingOf } from '../../directory/public.ts';
import { cellsAround } from '../rules/opportunity-cells.ts';
import { tradeOf, workTypesOf } from '../rules/request-trade.ts';
import { countProposals } from '../store/customer-request.ts';
import { opportunitiesAround } from '../store/opportunity.ts';
import type { StoredRequest } from '../tables.ts';
import { inDollars, opportunity } from '../views.ts';

/**
 * Open requests of the signed-in craftsman's trades within 60 miles, newest first, with how well each fits; none
 * while there is no listing, or an operator has hidden it.
 */
export async function listOpportunities(ctx: Context, { cursor, limit }: PageQuery): Promise<ListPage<Opportunity>> {
  const after = positionOf(TimePosition, cursor);
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null || listing.status === 'hidden') return { items: [], next: null };
  const { items, next } = await opportunitiesAround(ctx, {
    contractorId: listing.id,
    workTypes: workTypesOf(listing.trades),
    latitude: listing.latitude,
    longitude: listing.longitude,
    miles: SEARCH_RADIUS_MILES,
    cells: cellsAround(listing, SEARCH_RADIUS_MILES),
    after,
    limit,
  });
  const proposals = await countProposals(
    ctx,
    items.map(({ request }) => request.id),
  );
  return {
    next,
    items: items.flatMap(({ request }) => seenBy(ctx, listing, request, proposals.get(request.id) ?? 0)),
  };
}

function seenBy(ctx: Context, listing: CraftsmanListing, request: StoredRequest, proposals: number): Opportunity[] {
  if (request.opportunityId === null) return [];
  const distance = milesBetween(listing, request);
  const match = matchScore(
    {
      trade: tradeOf(request),
      distance,
      budgetMin: inDollars(request.budgetMinCents),
      budgetMax: inDollars(request.budgetMaxCents),
      deadline: request.preferredDate,
    },
    { trades: listing.trades, smallestJob: inDollars(listing.smallestJobCents), pausedUntil: listing.pausedUntil },
    dayIn(ctx.clock.now(), request.timeZone),
  );
  return [opportunity(request, request.opportunityId, { match, distance, proposals })];
}
