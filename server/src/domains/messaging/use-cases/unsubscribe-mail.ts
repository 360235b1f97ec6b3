import type { MailSubscription } from '@plumbline/contract/domains/messaging/contact-channels.ts';
import type { MessageId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { mailRecipient } from '../store/message.ts';
import { optOutsOf, plain } from '../store/opt-out.ts';
import { optIn, optOut } from './opt-out.ts';

/** Whose mail it was, by the id that stands in its link. */
async function recipientOf(ctx: Context, id: MessageId): Promise<string> {
  const recipient = await mailRecipient(ctx.db, id);
  if (recipient === null || recipient === '') throw notFound();
  return recipient;
}

/** Whether the recipient of a mail gets any more. @throws DomainError 'not-found' for no such mail. */
export async function showMailSubscription(ctx: Context, id: MessageId): Promise<MailSubscription> {
  return subscriptionOf(ctx, await recipientOf(ctx, id));
}

async function subscriptionOf(ctx: Context, recipient: string): Promise<MailSubscription> {
  const optOuts = await optOutsOf(ctx.db, [plain(recipient)]);
  return { address: masked(recipient), isSubscribed: !optOuts.some(({ channel }) => channel === 'email') };
}

/** 'p•••@example.com': whoever has the link knows the address; whoever looks over their shoulder doesn't. */
const masked = (address: string): string => address.replace(/^(.).*(?=@)/, '$1•••');

/** Ends all mail to the recipient of a mail but what the law wants sent. Repeating it changes nothing. */
export async function unsubscribeMail(ctx: Context, id: MessageId): Promise<MailSubscription> {
  const recipient = await recipientOf(ctx, id);
  await optOut(ctx, [recipient], 'site', ['email']);
  return subscriptionOf(ctx, recipient);
}

/** Takes that back. */
export async function resubscribeMail(ctx: Context, id: MessageId): Promise<MailSubscription> {
  const recipient = await recipientOf(ctx, id);
  await optIn(ctx, [recipient], 'site', ['email']);
  return subscriptionOf(ctx, recipient);
}
