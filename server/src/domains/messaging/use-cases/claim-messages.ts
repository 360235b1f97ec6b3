import type { Context } from '../../../kernel/context.ts';
import { enqueue, insertLast } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { afterAttempt, type Turn, turnOf } from '../policy.ts';
import type { Delivery } from '../ports.ts';
import { insertClaims } from '../store/claim.ts';
import { type StoredMessage, sentSince } from '../store/message.ts';
import { type LockedMessage, lockQueuedMessages } from '../store/queued-message.ts';
import { askLater } from './ask-provider.ts';
import { sendJob, sendJobs } from './send-messages.ts';
import { type Settled, settleMessages } from './settle-message.ts';
import { passFor, portOf } from './watch-provider.ts';

/** A claim ends after this time: its sender then counts as gone. */
const CLAIM_SECONDS = 45;
/** The recipient is opting out, or another message probes the provider. */
const SOON_MS = 5_000;

/** The messages that one sender may now pass to their providers. */
export interface Claim {
  readonly id: string;
  readonly messages: readonly StoredMessage[];
  /** The message that finds out whether a resting provider works again, if there is one: the only message. */
  readonly isProbe: boolean;
  /** Some messages are to be tried again by the same job. */
  readonly isIncomplete: boolean;
}

/**
 * Claims queued messages in one transaction, so that nobody else sends them until the claim ends. The recipients are
 * locked meanwhile, shared with other claims, so that nothing is claimed for anyone after their opt-out has been
 * committed. Messages whose time has not come are planned again.
 */
export const claimMessages = (ctx: Context, messageIds: readonly string[]): Promise<Claim> =>
  inTransaction(ctx, async (ctx) => {
    const id = newId('clm');
    const now = ctx.clock.now();
    const locked = await lockQueuedMessages(ctx.db, messageIds, now);
    const due = locked.filter(({ message }) => message.notBefore === null || message.notBefore <= now);
    const [held, free] = partition(due, (each) => heldUntil(ctx, each, now) !== null);
    const [left, open] = partition(free, (each) => each.hold.isLeftOpen && !repeats(ctx, each.message));
    const turns = await turnsNow(ctx, open, now);
    const kept = turns.flatMap(({ message, turn }) => (turn.kind === 'send' ? [] : [whatElse(message, turn)]));
    const lost = left.map((each) => leftOpen(each, now));
    const waiting = turns.flatMap(({ message, turn }) =>
      turn.kind === 'wait' ? [sendJob([message], turn.until)] : [],
    );
    const going = turns.flatMap(({ message, turn }) => (turn.kind === 'send' ? [message] : []));
    const pass = await passFor(ctx, going, now);
    if (lost.length > 0) ctx.log.warn({ messages: lost.length }, 'A process ended while sending messages');
    await settleMessages(ctx, [...kept, ...lost]);
    await askLater(ctx, lost, now);
    if (pass.going.length > 0) await insertLast(ctx, insertClaims(id, pass.going, CLAIM_SECONDS));
    await enqueue(ctx, [
      ...waiting,
      ...held.map((each) => sendJob([each.message], heldUntil(ctx, each, now) ?? now)),
      ...sendJobs(pass.waiting, pass.until),
    ]);
    const isIncomplete = due.length < locked.length || lost.some(({ fate }) => fate.status === 'queued');
    return { id, messages: pass.going, isProbe: pass.isProbe, isIncomplete };
  });

const HOUR_MS = 3_600_000;
const LEFT_OPEN: Delivery = { kind: 'unknown', reason: { kind: 'process-ended' } };

const repeats = (ctx: Context, message: StoredMessage): boolean =>
  portOf(ctx, message.channel)?.knowsRepetitions === true;

/** Returns when to look again at a message that nobody may claim now; null for any other. */
function heldUntil(ctx: Context, { message, hold }: LockedMessage, now: Date): Date | null {
  if (hold.isPaused) return new Date(now.getTime() + SOON_MS);
  return hold.isUnderWay && !repeats(ctx, message) ? hold.claimedUntil : null;
}

/** Returns the record of a message whose sender is gone, and that may have been sent. */
function leftOpen({ message, hold }: LockedMessage, now: Date): Settled {
  const fate = afterAttempt(LEFT_OPEN, message.attempts, now, message.repeatUnknown);
  return { message, fate, goesOn: false, passedAt: hold.claimedUntil };
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

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
