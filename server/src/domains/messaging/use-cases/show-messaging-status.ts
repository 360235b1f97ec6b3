import type { MessagingStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Context } from '../../../kernel/context.ts';
import { waitingMessages } from '../store/message.ts';

/** Which channels are set up, and whether messages leave. */
export async function showMessagingStatus(ctx: Context): Promise<MessagingStatus> {
  const { email, sms, phone, push } = ctx.ports.messaging;
  const now = ctx.clock.now();
  const { count, oldest } = await waitingMessages(ctx.db, now);
  return {
    channels: [
      { channel: 'email', by: email.by ?? null },
      { channel: 'sms', by: sms.by ?? null },
      { channel: 'phone', by: phone?.by ?? null },
      { channel: 'push', by: push?.by ?? null },
    ],
    waiting: count,
    oldestSeconds: oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)),
  };
}
