import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { deleteMailboxRefusals } from '../store/mailbox-refusals.ts';
import { queueFailed, selectHeld } from '../store/message-fate.ts';
import { plain } from '../store/opt-out.ts';
import { sendJobs } from './send-messages.ts';

/** Refused messages are recorded as failed when everything that was claimed with them has been answered. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Queues messages again that a provider refused while it refused everyone, unless another channel has taken over or
 * their time has passed. What it said of the mailboxes since then is forgotten. A job looks again at those whose refusal
 * isn't recorded yet.
 */
export async function requeueRefusals(ctx: Context, ids: readonly string[], since: Date): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const held = await selectHeld(ctx.db, ids);
    const revived = await queueFailed(ctx.db, { ids }, now);
    await deleteMailboxRefusals(
      ctx.db,
      revived.map(({ recipient }) => plain(recipient)),
      since,
    );
    await enqueue(ctx, sendJobs(revived));
    if (held.length > 0) await requeueLater(ctx, held, since);
  });
}

/** Looks at refused messages again once their refusal is recorded. */
export const requeueLater = (ctx: Context, ids: readonly string[], since: Date): Promise<void> =>
  enqueue(ctx, [
    {
      task: 'requeue-refusals',
      payload: { messageIds: [...ids], since: since.toISOString() },
      runAt: new Date(ctx.clock.now().getTime() + LOOK_AGAIN_MS),
    },
  ]);

/** The job of `requeueLater`. */
export const requeueRefused = (
  ctx: Context,
  { messageIds, since }: { readonly messageIds: readonly string[]; readonly since: string },
): Promise<void> => requeueRefusals(ctx, messageIds, new Date(since));
