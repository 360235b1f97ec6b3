import type { ReviewPage } from '@plumbline/contract/domains/directory/review.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { cursorOf, positionOf } from '../../../kernel/cursor.ts';
import { removedReviewsOf, reviewsOf, starsOf } from '../store/review.ts';
import { showContractor } from './show-contractor.ts';

const TRACES_SHOWN = 20;
const Position = z.object({ createdAt: z.iso.datetime(), id: z.string().regex(/^[\w-]{1,64}$/) });

/** Returns a contractor's reviews, newest first. `not-found` for unknown and hidden contractors alike. */
export async function listReviews(
  ctx: Context,
  id: ContractorId,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ReviewPage> {
  const after = positionOf(Position, page.cursor);
  await showContractor(ctx, id);
  const [found, ratings, removed] = await Promise.all([
    reviewsOf(ctx.db, id, { after, limit: page.limit + 1 }),
    starsOf(ctx.db, id),
    after ? [] : removedReviewsOf(ctx.db, id, TRACES_SHOWN),
  ]);
  const shown = found.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    reviews: shown.map(({ review }) => review),
    total: ratings.reduce((sum, count) => sum + count, 0),
    ratings,
    removed,
    nextCursor: found.length > page.limit && last ? cursorOf(last.position) : null,
  };
}
