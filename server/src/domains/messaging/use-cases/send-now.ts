import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import type { Addressed } from '../content/outgoing-message.ts';
import { fateOf } from '../store/message.ts';
import { deliverMessage, TryAgainLater } from './deliver-message.ts';
import { sendMessages } from './send-messages.ts';

/**
 * Sends a test through the outbox like every message, but waits for it.
 * @throws DomainError 'unavailable' saying why, when it did not go out.
 */
export async function sendNow(ctx: Context, test: Addressed): Promise<MessageStatus> {
  const id = newId('ts');
  const dedupeKey = `test:${id}`;
  const common = { purpose: 'test', about: { kind: 'test', id }, transactional: true, urgent: true } as const;
  await sendMessages(ctx, [{ ...test, ...common, dedupeKey }]);
  const stored = await fateOf(ctx.db, dedupeKey);
  if (stored === null) throw new Error('A test message vanished between two statements');
  try {
    await deliverMessage(ctx, { messageId: stored.id });
  } catch (error) {
    if (!(error instanceof TryAgainLater)) throw error;
  }
  const { status, statusReason } = (await fateOf(ctx.db, dedupeKey)) ?? stored;
  if (status === 'sent' || status === 'delivered') return status;
  throw new DomainError('unavailable', `The message did not go out: ${statusReason ?? 'it waits to be sent'}.`);
}
