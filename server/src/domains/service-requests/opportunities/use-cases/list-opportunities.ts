import {
  BEST_OF,
  type Opportunity,
  type OpportunityOrder,
} from '@plumbline/contract/domains/service-requests/opportunity.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import * as z from 'zod';
import { signedIn } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { positionOf } from '../../../../kernel/cursor.ts';
import { type ListPage, pageOf, TimePosition } from '../../../../kernel/list-page.ts';
import { type ListingOfAccount, listingOf } from '../../../directory/public.ts';
import { readableRequest } from '../../policy.ts';
import { workTypesOf } from '../../requests/rules/request-trade.ts';
import { countProposals } from '../../requests/store/customer-request.ts';
import { opportunity } from '../../views.ts';
import { type MatchWithDistance, matcherOf } from '../rules/match-of.ts';
import { cellsAround } from '../rules/opportunity-cells.ts';
import { opportunitiesAround, requestsByIds } from '../store/opportunity.ts';

/** The position after a page of the best matches. */
const BestPosition = TimePosition.extend({ score: z.number() });
type BestPosition = z.infer<typeof BestPosition>;

type Scored = MatchWithDistance & { readonly id: ServiceRequestId; readonly position: TimePosition };

/**
 * Returns open requests in the signed-in contractor's trades within 60 miles, with their match. Empty without a
 * listing, while its phone is unproven, or if an operator has hidden it. 'best' ranks the newest `BEST_OF` and ends
 * after them.
 */
export async function listOpportunities(
  ctx: Context,
  { cursor, limit, sort }: PageQuery & { readonly sort?: OpportunityOrder },
): Promise<ListPage<Opportunity, object>> {
  const order = sort === 'best' ? bestAround : newestAround;
  const listing = await listingOf(ctx, signedIn(ctx.actor).userId);
  if (listing === null || !listing.isProven || listing.status === 'hidden') return { items: [], next: null };
  const { items, next } = await order(ctx, listing, { cursor, limit });
  const ids = items.map(({ id }) => id);
  const [requests, proposals] = await Promise.all([requestsByIds(ctx, ids), countProposals(ctx, ids)]);
  return {
    next,
    items: items.flatMap(({ id, match, distance }) => {
      const request = requests.get(id);
      if (!request?.opportunityId) return [];
      const facts = { match, distance, proposals: proposals.get(id) ?? 0 };
      return [opportunity(readableRequest(request, null), request.opportunityId, facts)];
    }),
  };
}

async function newestAround(
  ctx: Context,
  listing: ListingOfAccount,
  { cursor, limit }: PageQuery,
): Promise<ListPage<Scored>> {
  const after = positionOf(TimePosition, cursor);
  const matched = matcherOf(listing, ctx.clock.now(), ctx.language);
  const found = await opportunitiesAround(ctx, { ...scopeOf(listing), after, limit: limit + 1 });
  return pageOf(
    found.map(({ position, ...candidate }) => ({ id: candidate.id, ...matched(candidate), position })),
    limit,
  );
}

async function bestAround(
  ctx: Context,
  listing: ListingOfAccount,
  { cursor, limit }: PageQuery,
): Promise<ListPage<Scored, object>> {
  const after = positionOf(BestPosition, cursor);
  const matched = matcherOf(listing, ctx.clock.now(), ctx.language);
  const newest = await opportunitiesAround(ctx, { ...scopeOf(listing), after: undefined, limit: BEST_OF });
  const best = newest
    .map(({ position, ...candidate }) => {
      const { match, distance } = matched(candidate);
      return { id: candidate.id, match, distance, position: { ...position, score: match.score } };
    })
    .toSorted((a, b) => inBestOrder(a.position, b.position));
  return pageOf(after === undefined ? best : best.filter(({ position }) => inBestOrder(after, position) < 0), limit);
}

/** Compares by best match, then newest first. */
function inBestOrder(a: BestPosition, b: BestPosition): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

const scopeOf = (listing: ListingOfAccount) => ({
  contractorId: listing.id,
  workTypes: workTypesOf(listing.trades),
  latitude: listing.latitude,
  longitude: listing.longitude,
  miles: SEARCH_RADIUS_MILES,
  cells: cellsAround(listing, SEARCH_RADIUS_MILES),
});
