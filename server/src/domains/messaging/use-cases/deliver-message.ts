import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { About } from '../content/outgoing-message.ts';
import { afterAttempt, afterOptOut, type SettledStatus } from '../policy.ts';
import type { Delivery } from '../ports.ts';
import { lockQueuedMessage, type QueuedMessage, recordAttempt } from '../store/message.ts';
import { isOptedOut } from '../store/opt-out.ts';

declare module '../../../kernel/outbox.ts' {
  interface Jobs {
    'send-message': { readonly messageId: string };
  }
  interface DomainEvents {
    /** A message was handed over, or never will be. */
    'message-settled': {
      readonly messageId: string;
      readonly purpose: string;
      readonly about: About;
      readonly channel: Channel;
      readonly status: SettledStatus;
    };
  }
}

/** The message stays queued; the job that threw this runs again later, ever more patiently. */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater';
}

/**
 * Sends one queued message and records its fate. The row is locked from reading it to recording, so of any number of
 * jobs for one message one sends; a process killed in between leaves it queued, and ports take the same id twice as
 * once. Who wants no messages is looked up under that lock: an opt-out holds for every send that begins after it.
 * @throws TryAgainLater when the provider asked for patience.
 */
export async function deliverMessage(ctx: Context, { messageId }: { readonly messageId: string }): Promise<void> {
  const settled = await inTransaction(ctx, async (ctx) => {
    const message = await lockQueuedMessage(ctx.db, messageId);
    if (message === null) return true;
    const now = ctx.clock.now();
    if (message.notBefore !== null && message.notBefore > now) return false;
    const isUnwanted = !message.transactional && (await isOptedOut(ctx.db, message.channel, message.recipient));
    const record = isUnwanted
      ? afterOptOut(message.attempts)
      : afterAttempt(await handOver(ctx, message), message.attempts, now);
    await recordAttempt(ctx.db, message.id, record);
    if (record.status === 'queued') return false;
    const { channel, purpose, aboutKind, aboutId } = message;
    const about: About = { kind: aboutKind, id: aboutId };
    await enqueue(ctx, [], [{ type: 'message-settled', messageId, purpose, about, channel, status: record.status }]);
    return true;
  });
  if (!settled) throw new TryAgainLater('The provider asked to be tried again later.');
}

/** An adapter that throws has a defect; its messages are retried and at last recorded as failed, never forgotten. */
async function handOver(ctx: Context, message: QueuedMessage): Promise<Delivery> {
  try {
    return await send(ctx, message);
  } catch (error) {
    ctx.log.error({ messageId: message.id, channel: message.channel, error: nameOf(error) }, 'A message port threw');
    return { kind: 'retry', after: 0, reason: `adapter threw ${nameOf(error)}` };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

async function send({ ports }: Context, message: QueuedMessage): Promise<Delivery> {
  const { id, channel, recipient: to, text } = message;
  switch (channel) {
    case 'email': {
      const { subject, html, replyTo } = message;
      const answers = replyTo === null ? {} : { replyTo };
      return ports.messaging.email.send({ id, to, ...answers, subject: subject ?? '', text, html: html ?? '' });
    }
    case 'sms':
      return ports.messaging.sms.send({ id, to, text });
    case 'phone':
    case 'push':
      return { kind: 'refused', reason: `nothing is set up to reach people by ${channel}` };
  }
}
