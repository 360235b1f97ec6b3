import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { userWriter, visitorWriter } from '../policy.ts';
import { moveOutreaches } from '../store/outreach.ts';
import { moveScripts } from '../store/outreach-script.ts';

/**
 * Gives an account what its browser has written before signing in, and looked at. In the caller's transaction; again
 * changes nothing.
 */
export async function claimOutreach(ctx: Context, userId: UserId, visitorId: string): Promise<void> {
  await moveOutreaches(ctx.db, visitorWriter(visitorId), userWriter(userId));
  await moveScripts(ctx.db, visitorWriter(visitorId), userWriter(userId));
}
