import type { Context } from '../../../kernel/context.ts';
import type { About } from '../content/outgoing-message.ts';
import { reasonIn } from '../rules/fate-reason.ts';
import { type StoredFate, selectFates } from '../store/message-fate.ts';

/** The purpose and status of a message, without its recipient or text. */
export interface MessageFate extends Omit<StoredFate, 'statusReason' | 'statusReasonKind'> {
  /** The reason if the message was not simply sent, in the caller's language; else null. */
  readonly statusReason: string | null;
}

/** Returns the statuses of the messages about these subjects, oldest first. */
export async function messageFates(ctx: Context, about: readonly About[]): Promise<MessageFate[]> {
  const fates = await selectFates(ctx.db, about);
  return fates.map(({ statusReason, statusReasonKind, ...fate }) => ({
    ...fate,
    statusReason: reasonIn(ctx.language, { statusReason, statusReasonKind }),
  }));
}
