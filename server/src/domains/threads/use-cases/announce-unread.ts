import { THREAD_PARTIES, type ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import { ReferralId } from '@plumbline/contract/kernel/id.ts';
import * as z from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { contactOf } from '../../directory/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { lockReferral } from '../../service-requests/public.ts';
import { announcementMessages } from '../notifications.ts';
import { phaseOf } from '../policy.ts';
import { announcementDue, readerOf } from '../rules/announcement.ts';
import { lockedThread, updateThread } from '../store/thread.ts';
import { countAfter, newestOfParty } from '../store/thread-message.ts';
import type { StoredThread } from '../tables.ts';

/** Messages that an announcement quotes. */
const QUOTED = 5;

/** One side of a thread. */
export const ThreadSide = z.object({ referralId: ReferralId, party: z.enum(THREAD_PARTIES) });
export type ThreadSide = z.infer<typeof ThreadSide>;

/** Schedules the announcement of a side's unread messages. Each side has one job. */
export async function scheduleAnnouncement(ctx: Context, thread: StoredThread, party: ThreadParty): Promise<void> {
  const runAt = announcementDue(readerOf(thread, party));
  if (runAt === null) return;
  const { referralId } = thread;
  await enqueue(ctx, [
    {
      task: 'announce-thread',
      payload: { referralId, party },
      runAt,
      key: `announce-thread:${referralId}:${party}`,
    },
  ]);
}

/**
 * Tells a side of everything that it hasn't read, once. Does nothing if it has read all of it meanwhile, or if nobody can
 * write anymore.
 */
export const announceUnread = (ctx: Context, { referralId, party }: ThreadSide): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const opened = await lockReferral(ctx, referralId);
    const thread = opened === null ? null : await lockedThread(ctx, referralId);
    if (opened === null || thread === null) return;
    const state = readerOf(thread, party);
    const due = announcementDue(state);
    if (due === null || phaseOf(opened) === 'over' || thread.blockedBy !== null) return;
    const now = ctx.clock.now();
    if (due > now) return scheduleAnnouncement(ctx, thread, party);
    const by = party === 'customer' ? 'contractor' : 'customer';
    const written = await newestOfParty(ctx, referralId, by, state.read, QUOTED);
    const { messages: upTo } = thread;
    const isTold =
      party === 'customer'
        ? { customerTold: upTo, customerToldAt: now, customerWaitsSince: null }
        : { contractorTold: upTo, contractorToldAt: now, contractorWaitsSince: null };
    await updateThread(ctx, referralId, isTold);
    const messages = announcementMessages({
      party,
      opened,
      contact: await contactOf(ctx, opened.contractorId),
      unread: {
        count: await countAfter(ctx, referralId, by, state.read),
        texts: written.flatMap(({ body }) => (body === null ? [] : [opened.readable(body, by)])),
      },
      upTo,
      settings: ctx.settings,
    });
    await sendMessages(ctx, messages);
  });
