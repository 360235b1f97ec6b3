import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { afterReport } from '../policy.ts';
import type { ProviderReport } from '../ports.ts';
import { lockWholeMessage } from '../store/message.ts';
import { settleMessages } from './settle-message.ts';

/**
 * Records a provider's report about a message that it accepted. A failed message is sent by its next channel. Waits
 * until the message's own send is recorded, since the report can arrive first.
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
