import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { deleteMailboxRefusals } from '../store/mailbox-refusals.ts';
import { queueFailed } from '../store/message-fate.ts';
import { plain } from '../store/opt-out.ts';
import { sendJobs } from './send-messages.ts';

/**
 * Queues messages again that a provider refused while it refused everyone, unless another channel has taken over or
 * their time has passed. What it said of the mailboxes since then is forgotten.
 */
export async function requeueRefusals(ctx: Context, ids: readonly string[], since: Date): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    const revived = await queueFailed(ctx.db, { ids }, ctx.clock.now());
    await deleteMailboxRefusals(
      ctx.db,
      revived.map(({ recipient }) => plain(recipient)),
      since,
    );
    await enqueue(ctx, sendJobs(revived));
  });
}
