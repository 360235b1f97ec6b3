import type { ProjectId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { bidderOf } from '../policy.ts';
import { liveBidsAmong } from '../store/bid.ts';

/** Those of some projects on which the caller has a live bid. Nothing is asked for one who never bid. */
export async function findLiveBids(ctx: Context, ids: readonly ProjectId[]): Promise<ReadonlySet<ProjectId>> {
  const bidder = bidderOf(ctx.actor);
  return bidder === null ? new Set() : liveBidsAmong(ctx.db, bidder, ids);
}
