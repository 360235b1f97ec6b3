import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { bidderOf } from '../policy.ts';
import { liveBidsAmong } from '../store/bid.ts';

/**
 * Returns those of the given projects on which the caller has a live bid. Runs no query for a visitor who has never
 * bid.
 */
export async function findLiveBids(ctx: Context, ids: readonly ProjectId[]): Promise<ReadonlySet<ProjectId>> {
  const bidder = bidderOf(ctx.actor);
  return bidder === null ? new Set() : liveBidsAmong(ctx.db, bidder, ids);
}
