import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { eraseContents, messagesFor } from '../store/message.ts';

/** The messages that went to somebody, or wait to, with what they say; for their own eyes. */
export const collectMessages = (ctx: Context, addresses: readonly string[]): Promise<unknown> =>
  messagesFor(ctx.db, addresses);

/**
 * Takes the words out of messages about these things and of all that went to these addresses, and out of the local
 * mailbox; that they were sent, and when, stays. What waits to be sent is held back.
 */
export const eraseMessages = (ctx: Context, about: readonly About[], addresses: readonly string[]): Promise<void> =>
  eraseContents(ctx.db, about, addresses);
