import type { Context } from '../../../kernel/context.ts';
import { enqueue, insertLast, type Job } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import type { Addressed, OutgoingMessage } from '../content/outgoing-message.ts';
import { render } from '../content/render.ts';
import { insertMessages, type NewMessage } from '../store/message.ts';
import { pushOwners } from '../store/push-subscription.ts';
import type { StoredAddressed } from '../tables.ts';

declare module '../../../kernel/outbox.ts' {
  interface Jobs {
    'send-message': { readonly messageId: string };
  }
}

/** Killed processes use up attempts of a job; a message counts its own, so that it always gets them all. */
const JOB_ATTEMPTS = 100;

/** The job that sends a message, at once or not before a time. */
export const sendJob = (messageId: string, runAt?: Date): Job => ({
  task: 'send-message',
  payload: { messageId },
  maxAttempts: JOB_ATTEMPTS,
  ...(runAt && { runAt }),
});

/**
 * Stores messages and the jobs that send them, in the caller's transaction: they go out if and only if it commits.
 * Touches no network, and costs no round trip inside `inTransaction`: messages go with its last statement.
 */
export async function sendMessages(ctx: Context, outgoing: readonly OutgoingMessage[]): Promise<void> {
  const rows = (await withoutUnreachable(ctx, outgoing)).map(stored);
  if (rows.length === 0) return;
  await insertLast(ctx, insertMessages(rows, ctx.clock.now()));
  // A message that was there already leaves its job nothing to do.
  await enqueue(
    ctx,
    rows.map(({ id, notBefore }) => sendJob(id, notBefore ?? undefined)),
  );
}

/** Notifications go only to those who have a browser subscribed; a test says that there is none. */
async function withoutUnreachable(
  ctx: Context,
  outgoing: readonly OutgoingMessage[],
): Promise<readonly OutgoingMessage[]> {
  const pushed = outgoing.flatMap(({ channel, to }) => (channel === 'push' ? [to] : []));
  if (pushed.length === 0) return outgoing;
  const reachable = await pushOwners(ctx.db, pushed);
  return outgoing.filter(({ channel, to, about }) => channel !== 'push' || about.kind === 'test' || reachable.has(to));
}

const stored = (message: OutgoingMessage): NewMessage => ({
  id: newId('msg'),
  dedupeKey: message.dedupeKey,
  purpose: message.purpose,
  about: message.about,
  transactional: message.transactional,
  calendar: message.calendar ?? null,
  notAfter: message.notAfter ?? null,
  notBefore: message.notBefore ?? null,
  replyTo: message.replyTo ?? null,
  urgent: message.urgent ?? false,
  timeZone: message.timeZone ?? null,
  instead: message.instead?.map(rendered) ?? null,
  repeatUnknown: message.repeatUnknown ?? false,
  despiteOptOut: message.despiteOptOut ?? false,
  ...rendered(message),
});

const rendered = ({ channel, to, content }: Addressed): StoredAddressed => ({
  channel,
  recipient: to,
  ...render(channel, content),
});
