import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { countTexts, eraseIncoming } from '../store/incoming-text.ts';
import { countContents, eraseContentsAbout, eraseOwnContents } from '../store/message.ts';
import { countUndeliverable, deleteUndeliverable } from '../store/opt-out.ts';
import { countSubscriptionsOf, deleteSubscriptionsOf } from '../store/push-subscription.ts';
import { deleteVisitorsConversations, visitorsAt, visitorsElsewhere } from '../store/support.ts';

/** What of somebody without an account is to be found or erased. */
export interface VisitorContacts {
  /** That they asked for: e-mail in lower case, phones in E.164. */
  readonly addresses: readonly string[];
  /** Their things that messages are about. */
  readonly about: readonly About[];
  /** Addresses that these things name, with those that were asked for. */
  readonly named: readonly string[];
  /** The browsers that are theirs alone, by their visitor ids. */
  readonly visitorIds: readonly string[];
}

/** The browsers in whose conversations with support these addresses were given, by their visitor ids. */
export const visitorsWriting = (ctx: Context, addresses: readonly string[]): Promise<string[]> =>
  visitorsAt(ctx.db, addresses);

/** Those of some browsers in which another address was given. */
export const visitorsOfOthers = (
  ctx: Context,
  visitorIds: readonly string[],
  addresses: readonly string[],
): Promise<string[]> => visitorsElsewhere(ctx.db, visitorIds, addresses);

/** How much of a visitor's is kept, by kind. */
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
 * Deletes what a visitor has written to support and by text, takes the words out of every message that is theirs, and
 * unsubscribes their browsers; opt-outs stay. What is about somebody else's request or listing stays, whoever it went to.
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
}
