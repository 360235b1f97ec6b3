import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { afterAttempt } from '../policy.ts';
import { troubleOf } from '../rules/breaker.ts';
import { reasonText } from '../rules/fate-reason.ts';
import { type Released, releaseClaims } from '../store/claim.ts';
import { noteMailboxRefusal } from '../store/mailbox-refusals.ts';
import type { StoredMessage } from '../store/message.ts';
import { insertOptOuts, insertUndeliverable } from '../store/opt-out.ts';
import { askLater } from './ask-provider.ts';
import type { Claim } from './claim-messages.ts';
import { sendJobs } from './send-messages.ts';
import type { Sending } from './send-to-provider.ts';
import { type Settled, settleMessages } from './settle-message.ts';
import { isResting, nextLook, portOf } from './watch-provider.ts';

interface Sent {
  readonly message: StoredMessage;
  readonly sending: Sending;
}

/**
 * Records what became of claimed messages, and ends the claim. A message whose claim has ended since belongs to someone
 * else, and only the fact that it was sent is still recorded. Returns whether a message is to be tried again by the same
 * job.
 */
export const recordDeliveries = (ctx: Context, claim: Claim, sent: readonly Sent[]): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const ids = sent.map(({ message }) => message.id);
    const released = new Map((await releaseClaims(ctx.db, claim.id, ids)).map((each) => [each.id, each]));
    const ours = sent.filter(({ message, sending }) => isOurs(released.get(message.id), sending));
    const outcomes = ours.map(({ message, sending }) => outcomeOf(ctx, message, sending, now));
    const settled = outcomes.flatMap((outcome) => outcome.settled ?? []);
    const waiting = outcomes.flatMap(({ message, waits }) => (waits ? [message] : []));
    for (const { message, sending } of ours) await learn(ctx, message, sending, now);
    await settleMessages(ctx, settled);
    await askLater(ctx, settled, now);
    await enqueue(ctx, sendJobs(waiting, nextLook(now)));
    return outcomes.some((outcome) => !outcome.waits && outcome.settled?.fate.status === 'queued');
  });

/** A late sender may still report that a message was sent: that is a fact, whoever has given it up since. */
const isOurs = (released: Released | undefined, sending: Sending): boolean =>
  released !== undefined &&
  (released.status === 'queued' && released.isHeld
    ? true
    : sending.kind === 'sent' && ['queued', 'unknown', 'suppressed'].includes(released.status));

interface Outcome {
  readonly message: StoredMessage;
  readonly settled: Settled | null;
  /** Waits for its provider, which is no attempt. */
  readonly waits: boolean;
}

function outcomeOf(ctx: Context, message: StoredMessage, sending: Sending, now: Date): Outcome {
  if (sending.kind === 'not-begun') return { message, settled: null, waits: true };
  if (sending.kind === 'retry' && troubleOf(sending) !== null && isResting(ctx, message.channel)) {
    const fate = { status: 'queued', reason: sending.reason, notBefore: null } as const;
    return { message, settled: { message, fate, goesOn: false }, waits: true };
  }
  const fate = afterAttempt(sending, message.attempts, now, message.repeatUnknown);
  const provider = portOf(ctx, message.channel)?.by ?? null;
  return { message, settled: { message, fate, goesOn: fate.status === 'failed', provider }, waits: false };
}

/** A refusal can reveal a fact about the recipient that affects later messages. */
async function learn(
  ctx: Context,
  { channel, recipient: address }: StoredMessage,
  sending: Sending,
  now: Date,
): Promise<void> {
  if (sending.kind !== 'refused') return;
  const { because, reason } = sending;
  if (because === 'opted-out' && channel === 'sms') {
    await insertOptOuts(ctx.db, [{ address, channel, source: 'sms' }], now);
  }
  if (because !== 'no-such-address' || channel !== 'email') return;
  // Servers have bad minutes. An address is believed to be gone when its server has said so on two days.
  if (await noteMailboxRefusal(ctx.db, address, now))
    await insertUndeliverable(ctx.db, address, reasonText(reason), now);
}
