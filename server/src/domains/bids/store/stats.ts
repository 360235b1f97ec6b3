import { sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';

export interface Stats {
  readonly totalProjects: number;
  readonly activeBids: number;
  readonly pendingReview: number;
}

/** Projects that are not completed, live bids, and projects with a bid that has no outcome yet. */
export async function countStats(ctx: Context): Promise<Stats> {
  const { rows } = await ctx.db.execute<Stats & Record<string, unknown>>(sql`
    select
      (select count(*)::int from projects where status <> 'completed') as "totalProjects",
      (select count(*)::int from bids where status = 'pending') as "activeBids",
      (select count(distinct project_id)::int from bids where status = 'pending') as "pendingReview"`);
  const [stats] = rows;
  return stats ?? { totalProjects: 0, activeBids: 0, pendingReview: 0 };
}
