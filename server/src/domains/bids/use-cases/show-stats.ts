import type { getStats } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { countNotCompleted } from '../../projects/public.ts';
import { countBids } from '../store/bid.ts';

/** Returns the three figures of the header. They are here because this domain knows projects and bids. */
export async function showStats(ctx: Context): Promise<Reply<typeof getStats>> {
  const [{ notCompleted: totalProjects }, bids] = await Promise.all([countNotCompleted(ctx), countBids(ctx.db)]);
  return { totalProjects, ...bids };
}
