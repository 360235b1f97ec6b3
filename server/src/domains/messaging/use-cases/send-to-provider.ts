import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { PushSubscriptionId } from '@plumbline/contract/domains/messaging/push.ts';
import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { inSpan, type NoteSpan } from '../../../kernel/spans.ts';
import { currentTrace, traceOf } from '../../../kernel/trace.ts';
import type { Delivery } from '../ports.ts';
import type { StoredMessage } from '../store/message.ts';
import { pruneSubscriptions, subscriptionsOf } from '../store/push-subscription.ts';
import type { Claim } from './claim-messages.ts';
import { checkProvider, isResting, noteProbe, noteResult, portOf, takeSlot } from './watch-provider.ts';

/** The result of sending a claimed message. 'not-begun': the provider was not called, and the message waits. */
export type Sending = Delivery | { readonly kind: 'not-begun' };

/**
 * A message that has not been passed to its provider this long after it was claimed waits for another claim. Together
 * with the deadline it is shorter than a claim, so that nothing is passed to a provider after the claim has ended.
 */
const BEGIN_WITHIN_MS = 20_000;
/** Ports have shorter limits of their own. This one holds for a port whose limit fails. */
const DEADLINE_MS = 22_000;

const NOT_BEGUN = { kind: 'not-begun' } as const;

/**
 * Passes claimed messages to their provider, as many at once as its budget allows. Holds no transaction and no
 * connection meanwhile. `claimedAt` is the time before the claim, on the process's own monotonic clock.
 */
export async function sendToProvider(
  ctx: Context,
  claim: Claim,
  claimedAt: number,
): Promise<{ readonly message: StoredMessage; readonly sending: Sending }[]> {
  if (claim.isProbe && !(await isWorking(ctx, claim))) {
    return claim.messages.map((message) => ({ message, sending: NOT_BEGUN }));
  }
  return Promise.all(
    claim.messages.map(async (message) => ({
      message,
      sending: await asSpan(message, () => inTurn(ctx, claim, message, claimedAt)),
    })),
  );
}

/** Asks the provider first, which risks no message. */
async function isWorking(ctx: Context, { messages: [probe] }: Claim): Promise<boolean> {
  if (probe === undefined) return true;
  const trouble = await checkProvider(ctx, probe.channel);
  if (trouble !== null) await noteProbe(ctx, probe.channel, trouble);
  return trouble === null;
}

async function inTurn(ctx: Context, claim: Claim, message: StoredMessage, claimedAt: number): Promise<Sending> {
  const { channel } = message;
  const patience = () => claimedAt + BEGIN_WITHIN_MS - performance.now();
  const release = await takeSlot(ctx, channel, patience());
  if (release === null) return NOT_BEGUN;
  try {
    if (patience() <= 0 || (isResting(ctx, channel) && !claim.isProbe)) return NOT_BEGUN;
    const begunAt = ctx.clock.now();
    const delivery = await handOver(ctx, message);
    await noteResult(ctx, { ...message, begunAt }, delivery, claim.isProbe);
    return delivery;
  } finally {
    release();
  }
}

/** A message belongs to the trace that wrote it, also if a job of another one sends it. */
function asSpan(message: StoredMessage, work: () => Promise<Sending>): Promise<Sending> {
  const { channel, purpose, attempts } = message;
  const own = traceOf(message.traceparent);
  const now = currentTrace();
  const origin = own !== null && own.traceId !== now?.traceId ? own : now;
  const span = { name: `message ${channel}`, kind: 'internal', attributes: { channel, purpose, attempts } } as const;
  return inSpan(span, (note) => work().then((sending) => noted(sending, note)), origin);
}

function noted<Result extends Sending>(sending: Result, note: NoteSpan): Result {
  note({ attributes: { outcome: sending.kind }, hasFailed: sending.kind === 'retry' || sending.kind === 'unknown' });
  return sending;
}

/** An adapter that throws is defective. Its messages are retried and finally recorded as failed, never lost. */
async function handOver(ctx: Context, message: StoredMessage): Promise<Delivery> {
  const timeUp = new AbortController();
  const provider = portOf(ctx, message.channel)?.by ?? message.channel;
  const late = sleep(DEADLINE_MS, undefined, { signal: timeUp.signal }).then(
    (): Delivery => ({
      kind: 'unknown',
      reason: { kind: 'silent-provider', provider, code: 'ETIMEDOUT' },
      trouble: 'silent',
    }),
  );
  late.catch(() => undefined);
  try {
    return await inSpan({ name: `${provider} ${message.channel}`, kind: 'client', attributes: { provider } }, (note) =>
      Promise.race([send(ctx, message), late]).then((delivery) => noted(delivery, note)),
    );
  } catch (error) {
    const facts = errorFacts(error);
    ctx.log.error({ channel: message.channel, ...facts }, 'A message port threw');
    return { kind: 'retry', after: 0, reason: { kind: 'adapter-threw', error: facts.error } };
  } finally {
    timeUp.abort();
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
