import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { bounceIn, isNoMailbox } from '../rules/bounce.ts';
import { lockWholeMessage } from '../store/message.ts';
import { insertUndeliverable } from '../store/opt-out.ts';
import { recordReport } from './record-report.ts';

/**
 * Records that an email was returned or delivered. A returned email is sent by its next channel. If the mailbox doesn't
 * exist, so are later emails to it for a month. Ignores everything but reports about our own emails.
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
