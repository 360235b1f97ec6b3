import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { eraseIncoming } from '../store/incoming-text.ts';
import { eraseContents, eraseContentsAbout, messagesFor, type Owned } from '../store/message.ts';
import { deleteUndeliverable } from '../store/opt-out.ts';
import { subscriptionsOf } from '../store/push-subscription.ts';
import { conversationOf, deleteConversationOf, deleteVisitorsConversations } from '../store/support.ts';

/**
 * The messages that went to somebody with an account, or wait to, with what they say; for their own eyes. What went to
 * a number that they have merely typed is shown where it is about their things, and no further.
 */
export const collectMessages = (ctx: Context, owned: Owned): Promise<unknown> => messagesFor(ctx.db, owned);

/**
 * Takes the words out of messages about somebody's things and of all that went to their verified addresses, and out of
 * the local mailbox and of the texts that came from there; that they were sent, and when, stays. What waits to be sent
 * is held back, unless it is about somebody else's request or listing. An address that they have merely typed may be
 * anybody's: nothing else that went there, or came from there, is touched.
 */
export async function eraseMessages(ctx: Context, owned: Owned): Promise<void> {
  await eraseContents(ctx.db, owned);
  await eraseIncoming(ctx.db, owned.verified);
  await deleteUndeliverable(ctx.db, owned.verified);
}

/**
 * Takes the words out of messages about these things alone; these addresses, which nobody has verified, out of their
 * recipients. What waits to be sent is held back, but for the `spared` purposes, which name nobody.
 */
export const eraseMessagesAbout = (
  ctx: Context,
  about: readonly About[],
  { addresses, spared = [] }: { readonly addresses: readonly string[]; readonly spared?: readonly string[] },
): Promise<void> => eraseContentsAbout(ctx.db, about, { addresses, spared });

/** What an account has written to support, and the browsers that get its notifications; for its holder's own eyes. */
export const collectContacts = async (ctx: Context, userId: UserId): Promise<unknown> => ({
  support: (await conversationOf(ctx.db, `user:${userId}`))?.messages ?? [],
  devices: (await subscriptionsOf(ctx.db, `user:${userId}`)).map(({ device, createdAt }) => ({ device, createdAt })),
});

/**
 * Deletes what an account has written to support, and a visitor who gave its verified address; takes the words out of
 * the mails that brought it there.
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
