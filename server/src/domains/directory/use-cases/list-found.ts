import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { Context } from '../../../kernel/context.ts';
import { cardsById, REVIEWS_SHOWN } from '../store/contractor-card.ts';
import type { Hit } from '../store/contractor-search.ts';
import { publicView } from '../views.ts';

/** Returns the results of a search as cards in its order, with distances to a hundredth of a mile. */
export async function listFound(ctx: Context, hits: readonly Hit[]): Promise<FoundContractor[]> {
  const distances = new Map(hits.map((hit) => [hit.id, hit.distance]));
  const cards = await cardsById(
    ctx.db,
    hits.map((hit) => hit.id),
    REVIEWS_SHOWN,
  );
  const now = ctx.clock.now();
  return cards.map(({ reviews, ...contractor }) => {
    const distance = distances.get(contractor.id) ?? null;
    return {
      ...publicView(contractor, now),
      distance: distance === null ? null : Math.round(distance * 100) / 100,
      reviews,
    };
  });
}
