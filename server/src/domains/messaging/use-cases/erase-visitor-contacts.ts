import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { countTexts, eraseIncoming } from '../store/incoming-text.ts';
import { deleteMailboxRefusals } from '../store/mailbox-refusals.ts';
import { countContents, eraseContentsAbout, eraseOwnContents } from '../store/message.ts';
import { countUndeliverable, deleteUndeliverable } from '../store/opt-out.ts';
import { countSubscriptionsOf, deleteSubscriptionsOf } from '../store/push-subscription.ts';
import { deleteVisitorsConversations, visitorsAt, visitorsElsewhere } from '../store/support.ts';

/** The data about a person without an account to find or erase. */
export interface VisitorContacts {
  /** The requested addresses: email in lowercase, phone numbers in E.164. */
  readonly addresses: readonly string[];
  /** The person's requests and other subjects of messages. */
  readonly about: readonly About[];
  /** The addresses named there, including the requested ones. */
  readonly named: readonly string[];
  /** The visitor ids of browsers that only this person uses. */
  readonly visitorIds: readonly string[];
}

/** Returns the visitors who gave one of these addresses in a conversation with support. */
export const visitorsWriting = (ctx: Context, addresses: readonly string[]): Promise<string[]> =>
  visitorsAt(ctx.db, addresses);

/** Returns those of the given visitors who gave another address. */
export const visitorsOfOthers = (
  ctx: Context,
  visitorIds: readonly string[],
  addresses: readonly string[],
): Promise<string[]> => visitorsElsewhere(ctx.db, visitorIds, addresses);

/** Counts the stored data about a visitor by kind. */
export async function countVisitorContacts(
  ctx: Context,
  { addresses, about, named, visitorIds }: VisitorContacts,
): Promise<{ conversations: number; messages: number; texts: number; devices: number; returnedMail: number }> {
  return {
    conversations: (await visitorsAt(ctx.db, addresses)).length,
    messages: await countContents(ctx.db, about, { named, own: addresses }),
    texts: await countTexts(ctx.db, addresses),
    devices: await countSubscriptionsOf(ctx.db, visitorIds),
    returnedMail: await countUndeliverable(ctx.db, addresses),
  };
}

/**
 * Deletes a visitor's messages to support and texts, erases the text of every message that belongs to them, and
 * unsubscribes their browsers. Opt-outs stay, and so do messages about someone else's request or listing, regardless of
 * the recipient.
 */
export async function eraseVisitorContacts(
  ctx: Context,
  { addresses, visitorIds }: Pick<VisitorContacts, 'addresses' | 'visitorIds'>,
): Promise<void> {
  const ids = await deleteVisitorsConversations(ctx.db, addresses);
  const letters = ids.map((id) => ({ kind: 'support' as const, id }));
  await eraseContentsAbout(ctx.db, letters, { addresses, spared: [] });
  await eraseOwnContents(ctx.db, addresses);
  await eraseIncoming(ctx.db, addresses);
  await deleteSubscriptionsOf(ctx.db, visitorIds);
  await deleteUndeliverable(ctx.db, addresses);
  await deleteMailboxRefusals(ctx.db, addresses);
}
