import { PushSubscriptionId } from '@plumbline/contract/domains/messaging/push.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { afterAttempt, type Turn, turnOf } from '../policy.ts';
import type { Delivery } from '../ports.ts';
import { lockQueuedMessage, recordAttempt, type Standing, type StoredMessage, sentSince } from '../store/message.ts';
import { insertOptOuts, insertUndeliverable } from '../store/opt-out.ts';
import { pruneSubscriptions, subscriptionsOf } from '../store/push-subscription.ts';
import { sendJob } from './send-messages.ts';
import { settleMessages } from './settle-message.ts';

/** The message stays queued; the job that threw this runs again later, ever more patiently. */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater';
}

/**
 * Sends one queued message and records its fate. The row is locked from reading it to recording, so of any number of
 * jobs for one message one sends; a process killed in between leaves it queued, and ports take the same id twice as
 * once. Its recipient is locked as well, shared with other sends: whoever has opted out when that was committed is sent
 * nothing any more, not even what was under way.
 * @throws TryAgainLater when the provider asked for patience.
 */
export async function deliverMessage(ctx: Context, { messageId }: { readonly messageId: string }): Promise<void> {
  const isDone = await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const locked = await lockQueuedMessage(ctx.db, messageId, now);
    if (locked === null) return true;
    const { message, standing } = locked;
    if (message.notBefore !== null && message.notBefore > now) return false;
    const turn = await turnNow(ctx, message, standing, now);
    switch (turn.kind) {
      case 'send':
        return attempt(ctx, message, now);
      case 'end': {
        const { status, reason: statusReason } = turn;
        await settleMessages(ctx, [message], { status, statusReason }, turn.goesOn);
        return true;
      }
      case 'wait':
        await putOff(ctx, message, turn.until, turn.reason);
        return true;
    }
  });
  if (!isDone) throw new TryAgainLater('The provider asked to be tried again later.');
}

const HOUR_MS = 3_600_000;

async function turnNow(ctx: Context, message: StoredMessage, standing: Standing, now: Date): Promise<Turn> {
  const { channel, recipient } = message;
  const { messagesPerHour: perHour, homeTimeZone } = ctx.settings;
  const isCounted = !message.urgent && channel !== 'email';
  const lately = isCounted
    ? await sentSince(ctx.db, channel, recipient, new Date(now.getTime() - HOUR_MS))
    : { count: 0, first: null };
  return turnOf(message, { now, perHour, homeTimeZone, ...standing, lately });
}

async function putOff(ctx: Context, { id, attempts }: StoredMessage, until: Date, reason: string): Promise<void> {
  const nothing = { providerRef: null, sentAt: null };
  await recordAttempt(ctx.db, id, { ...nothing, status: 'queued', statusReason: reason, attempts, notBefore: until });
  await enqueue(ctx, [sendJob(id, until)]);
}

/** Hands a message over; false when the provider wants patience. */
async function attempt(ctx: Context, message: StoredMessage, now: Date): Promise<boolean> {
  const delivery = await handOver(ctx, message);
  if (delivery.kind === 'refused') await learn(ctx, message, delivery, now);
  const record = afterAttempt(delivery, message.attempts, now, message.repeatUnknown);
  const { status } = record;
  if (status === 'queued') {
    await recordAttempt(ctx.db, message.id, record);
    return false;
  }
  await settleMessages(ctx, [message], { ...record, status }, status === 'failed');
  return true;
}

/** A refusal can say something of the recipient that holds for what comes after. */
async function learn(
  ctx: Context,
  { channel, recipient: address }: StoredMessage,
  { because, reason }: Extract<Delivery, { kind: 'refused' }>,
  now: Date,
): Promise<void> {
  if (because === 'opted-out' && channel === 'sms') {
    await insertOptOuts(ctx.db, [{ address, channel, source: 'sms' }], now);
  }
  if (because === 'no-such-address' && channel === 'email') await insertUndeliverable(ctx.db, address, reason, now);
}

/** An adapter that throws has a defect; its messages are retried and at last recorded as failed, never forgotten. */
async function handOver(ctx: Context, message: StoredMessage): Promise<Delivery> {
  try {
    return await send(ctx, message);
  } catch (error) {
    ctx.log.error({ messageId: message.id, channel: message.channel, error: nameOf(error) }, 'A message port threw');
    return { kind: 'retry', after: 0, reason: `adapter threw ${nameOf(error)}` };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

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
      return phone?.send({ id, to, text }) ?? notSetUp('call people');
    case 'push':
      return push(ctx, message);
  }
}

const notSetUp = (what: string): Delivery => ({ kind: 'refused', reason: `nothing is set up to ${what}` });

const NO_DEVICE = { id: PushSubscriptionId.parse('none'), endpoint: '', p256dh: '', auth: '' };

/** To every browser of the recipient: it has gone out when it reached one. Those that are gone are taken out. */
async function push(ctx: Context, { id, recipient: to, subject, text, link }: StoredMessage): Promise<Delivery> {
  const port = ctx.ports.messaging.push;
  if (port === undefined) return notSetUp('notify browsers');
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
  return best[0] ?? { kind: 'refused', reason: 'no browser is subscribed any more' };
}
