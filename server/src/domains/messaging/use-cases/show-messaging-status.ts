import type { MessagingStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Context } from '../../../kernel/context.ts';
import { messagingRefusalWords } from '../messaging.words.ts';
import { waitingMessages } from '../store/message.ts';

/** Returns which channels are set up, and whether messages leave this machine. */
export async function showMessagingStatus(ctx: Context): Promise<MessagingStatus> {
  const { email, sms, phone, push } = ctx.ports.messaging;
  const takenBy = (port: { readonly by?: string | null; readonly isLocal?: boolean } | null | undefined) =>
    port?.isLocal ? messagingRefusalWords[ctx.language].localMailbox : (port?.by ?? null);
  const now = ctx.clock.now();
  const { count, oldest } = await waitingMessages(ctx.db, now);
  return {
    channels: [
      { channel: 'email', by: takenBy(email) },
      { channel: 'sms', by: takenBy(sms) },
      { channel: 'phone', by: takenBy(phone) },
      { channel: 'push', by: takenBy(push) },
    ],
    waiting: count,
    oldestSeconds: oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)),
  };
}
