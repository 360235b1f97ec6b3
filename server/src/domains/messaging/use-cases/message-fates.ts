import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { type MessageFate, selectFates } from '../store/message.ts';

/** What became of the messages about these things, oldest first. Says neither to whom they went nor what they said. */
export const messageFates = (ctx: Context, about: readonly About[]): Promise<MessageFate[]> =>
  selectFates(ctx.db, about);
