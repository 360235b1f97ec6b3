import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/random-id.ts';
import { messagingRefusalWords } from '../messaging.words.ts';
import { selectMailboxMessage } from '../store/mailbox.ts';
import { receiveText } from './receive-text.ts';

/**
 * Replies to a text message in the local mailbox as its recipient, through the same code as a provider's webhook.
 * @throws DomainError 'not-found', 'already-happened' if the message is not a text message
 */
export async function replyFromMailbox(ctx: Context, id: string, body: string): Promise<{ message: string }> {
  const message = await selectMailboxMessage(ctx.db, id);
  if (message === null) throw notFound();
  if (message.channel !== 'sms') {
    throw new DomainError(
      'already-happened',
      say(messagingRefusalWords, ({ onlyTexts }) => onlyTexts),
    );
  }
  await receiveText(ctx, { id: newId('in'), sender: message.to, body });
  return { message: messagingRefusalWords[ctx.language].replySent };
}
