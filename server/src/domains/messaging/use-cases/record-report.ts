import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { afterReport } from '../policy.ts';
import type { ProviderReport } from '../ports.ts';
import { lockWholeMessage } from '../store/message.ts';
import { settleMessages } from './settle-message.ts';

/**
 * Records what the provider tells of a message that it took; one that failed goes by its next channel. Waits for a send
 * of that message that is under way: its report can be here before its answer is written down.
 */
export const recordReport = (ctx: Context, id: MessageId, report: ProviderReport): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const message = await lockWholeMessage(ctx.db, id);
    const status = message === null ? null : afterReport(message, report);
    if (message === null || status === null) return;
    const now = ctx.clock.now();
    const isGone = status !== 'failed';
    const fate = {
      status,
      reason: status === 'failed' ? report.reason : null,
      providerRef: message.providerRef ?? report.ref,
      ...(isGone && message.sentAt === null && { sentAt: now }),
      ...(status === 'delivered' && { deliveredAt: now }),
    };
    await settleMessages(ctx, [{ message, fate, goesOn: status === 'failed' }]);
  });
