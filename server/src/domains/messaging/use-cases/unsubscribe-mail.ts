import type { MailSubscription } from '@plumbline/contract/domains/messaging/contact-channels.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { mailRecipient } from '../store/message.ts';
import { optOutsOf, plain } from '../store/opt-out.ts';
import { optIn, optOut } from './opt-out.ts';

/** Returns the recipient of an email by the id in its unsubscribe link. */
async function recipientOf(ctx: Context, id: MessageId): Promise<string> {
  const recipient = await mailRecipient(ctx.db, id);
  if (recipient === null || recipient === '') throw notFound();
  return recipient;
}

/**
 * Returns whether the recipient of an email is still subscribed.
 * @throws DomainError 'not-found' if there is no such email
 */
export async function showMailSubscription(ctx: Context, id: MessageId): Promise<MailSubscription> {
  return subscriptionOf(ctx, await recipientOf(ctx, id));
}

async function subscriptionOf(ctx: Context, recipient: string): Promise<MailSubscription> {
  const optOuts = await optOutsOf(ctx.db, [plain(recipient)]);
  return { address: masked(recipient), isSubscribed: !optOuts.some(({ channel }) => channel === 'email') };
}

/**
 * Returns 'p•••@example.com'. The owner of the link recognizes the address; someone looking over their shoulder can't
 * read it.
 */
const masked = (address: string): string => address.replace(/^(.).*(?=@)/, '$1•••');

/** Unsubscribes the recipient of an email from everything but transactional email. Repeating it changes nothing. */
export async function unsubscribeMail(ctx: Context, id: MessageId): Promise<MailSubscription> {
  const recipient = await recipientOf(ctx, id);
  await optOut(ctx, [recipient], 'site', ['email']);
  return subscriptionOf(ctx, recipient);
}

/** Subscribes the recipient again. */
export async function resubscribeMail(ctx: Context, id: MessageId): Promise<MailSubscription> {
  const recipient = await recipientOf(ctx, id);
  await optIn(ctx, [recipient], 'site', ['email']);
  return subscriptionOf(ctx, recipient);
}
