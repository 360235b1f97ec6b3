import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import type { FateReason } from '../rules/fate-reason.ts';
import { suppressMessages } from '../store/message-fate.ts';

/**
 * Holds back messages about these things that wait to be sent and no longer make sense. In the caller's transaction;
 * what is being handed over at this moment can't be called back.
 */
export const suppressQueued = (ctx: Context, about: readonly About[], reason: FateReason | string): Promise<void> =>
  suppressMessages(ctx.db, about, reason);
