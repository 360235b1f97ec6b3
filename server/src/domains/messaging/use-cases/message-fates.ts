import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { reasonIn } from '../rules/fate-reason.ts';
import { type StoredFate, selectFates } from '../store/message-fate.ts';

/** The purpose of a message and its fate; never its recipient or its text. */
export interface MessageFate extends Omit<StoredFate, 'statusReason' | 'statusReasonKind'> {
  /** Why it is not simply sent, in the caller's language; null if there is nothing to say. */
  readonly statusReason: string | null;
}

/** Returns the fates of the messages about these things, oldest first. */
export async function messageFates(ctx: Context, about: readonly About[]): Promise<MessageFate[]> {
  const fates = await selectFates(ctx.db, about);
  return fates.map(({ statusReason, statusReasonKind, ...fate }) => ({
    ...fate,
    statusReason: reasonIn(ctx.language, { statusReason, statusReasonKind }),
  }));
}
