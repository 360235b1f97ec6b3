import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { PushSubscriptionId } from '@plumbline/contract/domains/messaging/push.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { afterAttempt, type Turn, turnOf } from '../policy.ts';
import type { Delivery } from '../ports.ts';
import { reasonText } from '../rules/fate-reason.ts';
import { noteHandovers } from '../store/handover.ts';
import { type LockedMessage, lockQueuedMessages, type StoredMessage, sentSince } from '../store/message.ts';
import { insertOptOuts, insertUndeliverable } from '../store/opt-out.ts';
import { pruneSubscriptions, subscriptionsOf } from '../store/push-subscription.ts';
import { sendJob } from './send-messages.ts';
import { type Settled, settleMessages } from './settle-message.ts';

/** The message stays queued. The job that threw this is retried with increasing delays. */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater';
}

/**
 * Sends one queued message and records its status.
 * @throws TryAgainLater like `deliverMessages`
 */
export const deliverMessage = (ctx: Context, { messageId }: { readonly messageId: string }): Promise<void> =>
  deliverMessages(ctx, { messageIds: [messageId] });

/**
 * Sends queued messages concurrently and records their statuses. The rows stay locked throughout, so only one of
 * several jobs for a message sends it. If the process is killed, the messages stay queued; those that may have been
 * sent get an unknown status unless their port deduplicates by id. The recipients are locked too, shared with other
 * sends, so that nothing is sent to anyone after their opt-out has been committed.
 * @throws TryAgainLater when a provider asked to be called again later
 */
export async function deliverMessages(
  ctx: Context,
  { messageIds }: { readonly messageIds: readonly string[] },
): Promise<void> {
  const { db: beside } = ctx;
  const areDone = await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const locked = await lockQueuedMessages(ctx.db, messageIds, now);
    const due = locked.filter(({ message }) => message.notBefore === null || message.notBefore <= now);
    const turns = await turnsNow(ctx, due, now);
    const kept = turns.flatMap(({ message, turn }) => (turn.kind === 'send' ? [] : [whatElse(message, turn)]));
    const waiting = turns.flatMap(({ message, turn }) =>
      turn.kind === 'wait' ? [sendJob([message.id], turn.until)] : [],
    );
    const going = turns.flatMap(({ message, turn }) => (turn.kind === 'send' ? [message] : []));
    const left = await leftOpen(ctx, beside, going);
    const sent = await Promise.all(
      going.map(async (message) => ({
        message,
        delivery: left.has(message.id) ? LEFT_OPEN : await handOver(ctx, message),
      })),
    );
    for (const { message, delivery } of sent) await learn(ctx, message, delivery, now);
    const tried = sent.map(({ message, delivery }) => settledBy(message, delivery, now));
    await settleMessages(ctx, [...kept, ...tried]);
    await enqueue(ctx, waiting);
    return due.length === locked.length && tried.every(({ fate }) => fate.status !== 'queued');
  });
  if (!areDone) throw new TryAgainLater('The provider asked to be tried again later.');
}

const HOUR_MS = 3_600_000;

interface MessageTurn {
  readonly message: StoredMessage;
  readonly turn: Turn;
}

async function turnsNow(ctx: Context, due: readonly LockedMessage[], now: Date): Promise<MessageTurn[]> {
  const { messagesPerHour: perHour, homeTimeZone } = ctx.settings;
  const turns: MessageTurn[] = [];
  for (const { message, standing } of due) {
    const { channel, recipient, urgent } = message;
    const isCounted = !urgent && channel !== 'email';
    const before = isCounted
      ? await sentSince(ctx.db, channel, recipient, new Date(now.getTime() - HOUR_MS))
      : { count: 0, first: null };
    const alongside = turns.filter(
      (other) => other.turn.kind === 'send' && other.message.recipient === recipient,
    ).length;
    const lately = isCounted ? { count: before.count + alongside, first: before.first ?? now } : before;
    turns.push({ message, turn: turnOf(message, { now, perHour, homeTimeZone, ...standing, lately }) });
  }
  return turns;
}

/** Returns the record of a message that isn't sent now. */
function whatElse(message: StoredMessage, turn: Exclude<Turn, { kind: 'send' }>): Settled {
  if (turn.kind === 'end') {
    const { status, reason, goesOn } = turn;
    return { message, fate: { status, reason }, goesOn };
  }
  const fate = { status: 'queued', reason: turn.reason, notBefore: turn.until } as const;
  return { message, fate, goesOn: false };
}

const LEFT_OPEN: Delivery = { kind: 'unknown', reason: { kind: 'process-ended' } };

/**
 * Records on a separate connection that these messages are about to be sent. Returns those recorded before without a
 * result: their process must be gone, since the caller holds their locks.
 */
async function leftOpen(
  ctx: Context,
  beside: Context['db'],
  going: readonly StoredMessage[],
): Promise<ReadonlySet<string>> {
  const once = going.filter(({ channel }) => ctx.ports.messaging[channel]?.knowsRepetitions !== true);
  if (once.length === 0) return new Set();
  const noted = await noteHandovers(
    beside,
    once.map(({ id, attempts }) => ({ id, attempts })),
  );
  const left = once.filter(({ id }) => !noted.has(id)).map(({ id }) => id);
  if (left.length > 0) ctx.log.warn({ messages: left.length }, 'A process ended while sending messages');
  return new Set(left);
}

function settledBy(message: StoredMessage, delivery: Delivery, now: Date): Settled {
  const fate = afterAttempt(delivery, message.attempts, now, message.repeatUnknown);
  return { message, fate, goesOn: fate.status === 'failed' };
}

/** A refusal can reveal a fact about the recipient that affects later messages. */
async function learn(
  ctx: Context,
  { channel, recipient: address }: StoredMessage,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  if (delivery.kind !== 'refused') return;
  const { because, reason } = delivery;
  if (because === 'opted-out' && channel === 'sms') {
    await insertOptOuts(ctx.db, [{ address, channel, source: 'sms' }], now);
  }
  if (because === 'no-such-address' && channel === 'email')
    await insertUndeliverable(ctx.db, address, reasonText(reason), now);
}

/** An adapter that throws is defective. Its messages are retried and finally recorded as failed, never lost. */
async function handOver(ctx: Context, message: StoredMessage): Promise<Delivery> {
  try {
    return await send(ctx, message);
  } catch (error) {
    const facts = errorFacts(error);
    ctx.log.error({ channel: message.channel, ...facts }, 'A message port threw');
    return { kind: 'retry', after: 0, reason: { kind: 'adapter-threw', error: facts.error } };
  }
}

async function send(ctx: Context, message: StoredMessage): Promise<Delivery> {
  const { email, sms, phone } = ctx.ports.messaging;
  const { id, channel, recipient: to, text, calendar, replyTo } = message;
  switch (channel) {
    case 'email':
      return email.send({
        id,
        to,
        subject: message.subject ?? '',
        text,
        html: message.html ?? '',
        calendar,
        replyTo,
        unsubscribeUrl: message.transactional ? null : `${ctx.settings.publicUrl}/api/unsubscribe/${id}`,
      });
    case 'sms':
      return sms.send({ id, to, text });
    case 'phone':
      return phone?.send({ id, to, text, language: message.language ?? DEFAULT_LANGUAGE }) ?? notSetUp(channel);
    case 'push':
      return push(ctx, message);
  }
}

const notSetUp = (channel: Channel): Delivery => ({ kind: 'refused', reason: { kind: 'not-set-up', channel } });

const NO_DEVICE = { id: PushSubscriptionId.parse('none'), endpoint: '', p256dh: '', auth: '' };

/** Sends to every browser of the recipient. One success is enough. Deletes subscriptions that have ended. */
async function push(ctx: Context, { id, recipient: to, subject, text, link }: StoredMessage): Promise<Delivery> {
  const port = ctx.ports.messaging.push;
  if (port === undefined) return notSetUp('push');
  const subscribed = await subscriptionsOf(ctx.db, to);
  const devices = subscribed.length === 0 && port.isLocal === true ? [NO_DEVICE] : subscribed;
  const outcomes = await Promise.all(
    devices.map(async (device) => ({
      device,
      delivery: await port.send({ id, to, subscription: device, title: subject ?? '', text, url: link ?? '/' }),
    })),
  );
  const gone = outcomes.filter(({ delivery }) => delivery.kind === 'refused' && delivery.because === 'no-such-address');
  await pruneSubscriptions(
    ctx.db,
    gone.map(({ device }) => device.id),
  );
  const deliveries = outcomes.map(({ delivery }) => delivery);
  const best = (['sent', 'unknown', 'retry', 'refused'] as const).flatMap(
    (kind) => deliveries.find((delivery) => delivery.kind === kind) ?? [],
  );
  return best[0] ?? { kind: 'refused', reason: { kind: 'no-browser' } };
}
