import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import type { FateReason } from '../rules/fate-reason.ts';
import { suppressMessages } from '../store/message-fate.ts';

/**
 * Suppresses queued messages about these subjects that no longer make sense. In the caller's transaction. A message
 * that is being sent can't be recalled.
 */
export const suppressQueued = (ctx: Context, about: readonly About[], reason: FateReason | string): Promise<void> =>
  suppressMessages(ctx.db, about, reason);
