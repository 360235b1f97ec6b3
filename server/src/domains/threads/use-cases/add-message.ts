import type { ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { liveTopic, type OpenedReferral } from '../../service-requests/public.ts';
import { phaseOf, type WriteRefusal, whyNotWrite } from '../policy.ts';
import { refusalWords } from '../rules/refusal-words.ts';
import { lockThread, type ThreadChange, updateThread } from '../store/thread.ts';
import { countSince, insertMessage } from '../store/thread-message.ts';
import type { StoredMessage, StoredThread } from '../tables.ts';
import { scheduleAnnouncement } from './announce-unread.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds a message under the locks of the request and the thread, so that the rules hold however many are written at once.
 * The other side is told of it later, unless it reads it first.
 */
export async function addMessage(
  ctx: Context,
  opened: OpenedReferral,
  { byParty, body, via }: Pick<StoredMessage, 'byParty' | 'body' | 'via'>,
  readUpTo = 0,
): Promise<{ seq: number }> {
  const thread = await lockThread(ctx, opened);
  const at = ctx.clock.now();
  const phase = phaseOf(opened);
  const lastHour = await countSince(ctx, opened.referralId, byParty, new Date(at.getTime() - HOUR_MS));
  const refusal = whyNotWrite({ ...thread, phase, lastHour }, byParty);
  if (refusal !== null) throw refused(refusal);
  const seq = thread.messages + 1;
  await insertMessage(ctx, { referralId: opened.referralId, seq, byParty, body, via, at });
  const change: ThreadChange = {
    messages: seq,
    ...(phase === 'asking' &&
      (byParty === 'contractor' ? { asked: thread.asked + 1 } : { answered: thread.answered + 1 })),
    ...written(thread, byParty, seq, Math.min(readUpTo, thread.messages), at),
  };
  await updateThread(ctx, opened.referralId, change);
  await scheduleAnnouncement(ctx, { ...thread, ...change }, byParty === 'customer' ? 'contractor' : 'customer');
  await notifyLive(ctx, liveTopic(opened.requestId));
  return { seq };
}

/** A writer has read what their page showed, and the other side has a message waiting. */
function written(thread: StoredThread, party: ThreadParty, seq: number, readUpTo: number, at: Date): ThreadChange {
  if (party === 'customer') {
    const customerRead = Math.max(thread.customerRead, readUpTo);
    return {
      customerWrote: seq,
      customerRead,
      customerWaitsSince: customerRead >= thread.contractorWrote ? null : thread.customerWaitsSince,
      contractorWaitsSince: thread.contractorWaitsSince ?? at,
    };
  }
  const contractorRead = Math.max(thread.contractorRead, readUpTo);
  return {
    contractorWrote: seq,
    contractorRead,
    contractorWaitsSince: contractorRead >= thread.customerWrote ? null : thread.contractorWaitsSince,
    customerWaitsSince: thread.customerWaitsSince ?? at,
  };
}

/** Returns the refusal of a message. */
export const refused = (why: WriteRefusal | 'notConnected'): DomainError =>
  new DomainError(why === 'tooMany' ? 'too-many-requests' : 'already-happened', refusalWords(why));
