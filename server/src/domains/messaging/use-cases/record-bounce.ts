import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { bounceIn, isNoMailbox } from '../rules/bounce.ts';
import { lockWholeMessage } from '../store/message.ts';
import { insertUndeliverable } from '../store/opt-out.ts';
import { recordReport } from './record-report.ts';

/**
 * Records that a mail came back, or that it arrived; one that came back goes by its next channel, and where there is no
 * such mailbox, so does for a month what follows it. Anything but a report of a mail of ours is let go.
 */
export async function recordBounce(ctx: Context, mail: string): Promise<void> {
  const bounce = bounceIn(mail);
  if (bounce === null || bounce.outcome === 'delayed') return;
  const { messageId, outcome: status, code } = bounce;
  await inTransaction(ctx, async (ctx) => {
    const message = await lockWholeMessage(ctx.db, messageId);
    if (message === null || message.channel !== 'email') return;
    await recordReport(ctx, messageId, { ref: null, status, reason: { kind: 'came-back', code } });
    if (status === 'failed' && isNoMailbox(code)) {
      await insertUndeliverable(ctx.db, message.recipient, code, ctx.clock.now());
    }
  });
}
