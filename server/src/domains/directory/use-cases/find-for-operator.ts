import { FOUND_LISTINGS } from '@plumbline/contract/domains/directory/operator-endpoints.ts';
import type { OperatorListing, OperatorReview } from '@plumbline/contract/domains/directory/operator-listing.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { PageQuery } from '@plumbline/contract/kernel/page.ts';
import type { Context } from '../../../kernel/context.ts';
import { positionOf } from '../../../kernel/cursor.ts';
import { type ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { listingsNamed, reviewsForOperator } from '../store/operator-view.ts';

/**
 * Returns listings for operators, by the beginning of their name, their id or the address of their page, including
 * hidden ones.
 */
export const findListings = (ctx: Context, q: string): Promise<OperatorListing[]> =>
  listingsNamed(ctx.db, { named: q, key: q.split('/').at(-1) ?? q, limit: FOUND_LISTINGS });

/** Returns reviews for operators, newest first, of all contractors or of one, including hidden ones. */
export const findReviews = (
  ctx: Context,
  { contractorId, cursor, limit }: PageQuery & { readonly contractorId?: ContractorId | undefined },
): Promise<ListPage<OperatorReview>> =>
  reviewsForOperator(ctx.db, { contractorId, after: positionOf(TimePosition, cursor), limit });
