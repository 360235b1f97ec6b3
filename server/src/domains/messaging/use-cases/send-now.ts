import type { MessageStatus } from '@plumbline/contract/domains/messaging/message.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import type { Addressed } from '../content/outgoing-message.ts';
import { messagingRefusalWords } from '../messaging.words.ts';
import { testMessage } from '../notifications.ts';
import { type ReasonColumns, reasonIn } from '../rules/fate-reason.ts';
import { fateOf } from '../store/message-fate.ts';
import { deliverMessage } from './deliver-message.ts';
import { TryAgainLater } from './retry-again.ts';
import { sendMessages } from './send-messages.ts';

/**
 * Sends a test through the outbox like every message, but waits for the result.
 * @throws DomainError 'unavailable' with the reason if it was not sent
 */
export async function sendNow(ctx: Context, test: Addressed): Promise<MessageStatus> {
  const id = newId('ts');
  const message = testMessage(id, test);
  const { dedupeKey } = message;
  await sendMessages(ctx, [message]);
  const stored = await fateOf(ctx.db, dedupeKey);
  if (stored === null) throw new Error('A test message vanished between two statements');
  try {
    await deliverMessage(ctx, { messageId: stored.id });
  } catch (error) {
    if (!(error instanceof TryAgainLater)) throw error;
  }
  const fate = (await fateOf(ctx.db, dedupeKey)) ?? stored;
  const { status } = fate;
  if (status === 'sent' || status === 'delivered') return status;
  throw new DomainError('unavailable', { en: whyNotSent('en', fate), es: whyNotSent('es', fate) });
}

function whyNotSent(language: Language, fate: ReasonColumns): string {
  const { notSent, waits } = messagingRefusalWords[language];
  return notSent(reasonIn(language, fate) ?? waits);
}
