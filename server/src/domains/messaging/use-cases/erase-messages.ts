import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { eraseIncoming } from '../store/incoming-text.ts';
import { deleteMailboxRefusals } from '../store/mailbox-refusals.ts';
import { eraseContents, eraseContentsAbout, messagesFor, type Owned } from '../store/message.ts';
import { deleteUndeliverable } from '../store/opt-out.ts';
import { subscriptionsOf } from '../store/push-subscription.ts';
import { conversationOf, deleteConversationOf, deleteVisitorsConversations } from '../store/support.ts';

/**
 * Returns all messages sent or queued for a person with an account, including their text, for that person only.
 * Messages to a number that was entered but never verified are included only if they are about the person's own
 * requests or listings.
 */
export const collectMessages = (ctx: Context, owned: Owned): Promise<unknown> => messagesFor(ctx.db, owned);

/**
 * Erases the text of messages about a person's subjects and of all messages to their verified addresses, also in the
 * local mailbox and in texts received from them. The records that they were sent stay. Queued messages are suppressed
 * unless they are about someone else's request or listing. An unverified address may belong to anyone, so other
 * messages to or from it stay.
 */
export async function eraseMessages(ctx: Context, owned: Owned): Promise<void> {
  await eraseContents(ctx.db, owned);
  await eraseIncoming(ctx.db, owned.verified);
  await deleteUndeliverable(ctx.db, owned.verified);
  await deleteMailboxRefusals(ctx.db, owned.verified);
}

/**
 * Erases the text of messages about these subjects only, and these unverified addresses from their recipients. Queued
 * messages are suppressed, except those with a purpose in `spared`, which name nobody.
 */
export const eraseMessagesAbout = (
  ctx: Context,
  about: readonly About[],
  { addresses, spared = [] }: { readonly addresses: readonly string[]; readonly spared?: readonly string[] },
): Promise<void> => eraseContentsAbout(ctx.db, about, { addresses, spared });

/** Returns an account's messages to support and its subscribed browsers, for the account's owner only. */
export const collectContacts = async (ctx: Context, userId: UserId): Promise<unknown> => ({
  support: (await conversationOf(ctx.db, `user:${userId}`))?.messages ?? [],
  devices: (await subscriptionsOf(ctx.db, `user:${userId}`)).map(({ device, createdAt }) => ({ device, createdAt })),
});

/**
 * Deletes an account's messages to support, and those of visitors who gave its verified address. Also erases the text
 * of the emails that forwarded them.
 */
export async function eraseContacts(
  ctx: Context,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  const ids = [
    ...(await deleteConversationOf(ctx.db, userId)),
    ...(await deleteVisitorsConversations(ctx.db, [email])),
  ];
  const letters = ids.map((id) => ({ kind: 'support' as const, id }));
  await eraseContentsAbout(ctx.db, letters, { addresses: [email], spared: [] });
}
