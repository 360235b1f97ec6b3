import type { Context } from '../../../kernel/context.ts';
import { enqueue, insertLast } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import type { OutgoingMessage } from '../content/outgoing-message.ts';
import { render } from '../content/render.ts';
import { insertMessages } from '../store/message.ts';

/** Killed processes use up attempts of a job; a message counts its own, so that it always gets them all. */
export const JOB_ATTEMPTS = 100;

/**
 * Stores messages and the jobs that send them, in the caller's transaction: they go out if and only if it commits.
 * Touches no network, and costs no round trip inside `inTransaction`: messages go with its last statement.
 */
export async function sendMessages(ctx: Context, outgoing: readonly OutgoingMessage[]): Promise<void> {
  if (outgoing.length === 0) return;
  const rows = outgoing.map(({ to, content, calendar = null, notAfter = null, ...message }) => ({
    ...message,
    calendar,
    notAfter,
    id: newId('msg'),
    recipient: to,
    ...render(message.channel, content),
  }));
  await insertLast(ctx, insertMessages(rows, ctx.clock.now()));
  // A message that was there already leaves its job nothing to do.
  await enqueue(
    ctx,
    rows.map(({ id: messageId }) => ({ task: 'send-message', payload: { messageId }, maxAttempts: JOB_ATTEMPTS })),
  );
}
