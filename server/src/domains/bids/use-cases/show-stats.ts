import type { getStats } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { countNotCompleted } from '../../projects/public.ts';
import { countBids } from '../store/bid.ts';

/** The three figures of the header. Counted here, where projects and bids are both known. */
export async function showStats(ctx: Context): Promise<Reply<typeof getStats>> {
  const [{ notCompleted: totalProjects }, bids] = await Promise.all([countNotCompleted(ctx), countBids(ctx.db)]);
  return { totalProjects, ...bids };
}
