import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { eraseIncoming } from '../store/incoming-text.ts';
import { eraseContents, eraseContentsAbout, messagesFor } from '../store/message.ts';
import { deleteUndeliverable } from '../store/opt-out.ts';
import { subscriptionsOf } from '../store/push-subscription.ts';
import { conversationOf, deleteConversations } from '../store/support.ts';

/** The messages that went to somebody, or wait to, with what they say; for their own eyes. */
export const collectMessages = (ctx: Context, addresses: readonly string[]): Promise<unknown> =>
  messagesFor(ctx.db, addresses);

/**
 * Takes the words out of messages about these things and of all that went to these addresses, and out of the local
 * mailbox and out of the texts that came from there; that they were sent, and when, stays. What waits to be sent is held back.
 */
export async function eraseMessages(
  ctx: Context,
  about: readonly About[],
  addresses: readonly string[],
): Promise<void> {
  await eraseContents(ctx.db, about, addresses);
  await eraseIncoming(ctx.db, addresses);
  await deleteUndeliverable(ctx.db, addresses);
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

/** Deletes what somebody has written to support, and the words out of the mails that brought it there. */
export async function eraseContacts(
  ctx: Context,
  { userId, addresses }: { readonly userId: UserId; readonly addresses: readonly string[] },
): Promise<void> {
  const ids = await deleteConversations(ctx.db, userId, addresses);
  await eraseMessages(
    ctx,
    ids.map((id) => ({ kind: 'support', id })),
    [],
  );
}
