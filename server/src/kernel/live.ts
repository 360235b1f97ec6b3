import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/** The PostgreSQL channel on which every process hears what has changed. */
export const LIVE_CHANNEL = 'plumbline_live';

/**
 * Tells whoever watches `topic`, in any process, that it has changed; delivered when the transaction commits.
 * Carries no data: watchers read again what they may see.
 */
export async function notifyLive(ctx: Context, topic: string): Promise<void> {
  await ctx.db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${topic})`);
}
