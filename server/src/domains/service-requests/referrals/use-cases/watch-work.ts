import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { requireAccess, signedIn } from '../../../../kernel/access.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listingOf } from '../../../directory/public.ts';
import { outreachTopic } from '../../../outreach/public.ts';
import { contractorTopic, customerTopic, opportunityTopic } from '../../lifecycle/use-cases/announce.ts';
import { cellsAround } from '../../opportunities/rules/opportunity-cells.ts';

/**
 * Returns the live topics for the signed-in contractor's messages about projects and, with a listing, for their
 * opportunities, bids and jobs.
 * @throws DomainError 'not-signed-in' or 'not-allowed' for all other callers
 */
export async function watchWork(ctx: Context): Promise<readonly string[]> {
  requireAccess(ctx.actor, 'craftsman');
  const { userId } = signedIn(ctx.actor);
  const listing = await listingOf(ctx, userId);
  if (listing === null) return [outreachTopic(userId)];
  return [
    outreachTopic(userId),
    contractorTopic(listing.id),
    ...cellsAround(listing, SEARCH_RADIUS_MILES).map(opportunityTopic),
  ];
}

/**
 * Returns the live topic for the signed-in customer's requests.
 * @throws DomainError 'not-signed-in' or 'not-allowed' for all other callers
 */
export function watchRequests(ctx: Context): string {
  requireAccess(ctx.actor, 'customer');
  return customerTopic(signedIn(ctx.actor).userId);
}
