import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { userWriter, visitorWriter } from '../policy.ts';
import { moveOutreaches } from '../store/outreach.ts';
import { moveScripts } from '../store/outreach-script.ts';

/**
 * Gives an account the messages and drafts that its browser created before signing in. In the caller's transaction.
 * Repeating it has no effect.
 */
export async function claimOutreach(ctx: Context, userId: UserId, visitorId: string): Promise<void> {
  await moveOutreaches(ctx.db, visitorWriter(visitorId), userWriter(userId));
  await moveScripts(ctx.db, visitorWriter(visitorId), userWriter(userId));
}
