import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { insertHistory } from '../store/history.ts';
import { completeVanished, lockRecording } from '../store/listing.ts';
import { announceChanges } from './announce-changes.ts';

const AT_ONCE = 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Completes the projects that no source has listed for longer than `graceDays`. One that is listed again later gets its
 * source's status back. Returns the number of closed projects.
 */
export async function closeVanished(ctx: Context, graceDays: number): Promise<number> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - graceDays * DAY);
  for (let total = 0; ; ) {
    const closed = await inTransaction(ctx, async (ctx) => {
      await lockRecording(ctx.db);
      const projects = await completeVanished(ctx.db, before, AT_ONCE, now);
      const recorded = await insertHistory(
        ctx.db,
        projects.map(({ id, sourceId, status }) => ({
          projectId: id,
          sourceId,
          kind: 'closed',
          fields: [{ field: 'status', from: status, to: 'completed' }],
        })),
        now,
      );
      await announceChanges(ctx, [], recorded);
      return projects.length;
    });
    total += closed;
    if (closed < AT_ONCE) return total;
  }
}
