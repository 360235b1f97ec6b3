import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { suppressQueued } from '../../messaging/public.ts';
import { liveTopic, type ReferralLink, readReferral } from '../../service-requests/public.ts';
import { announcementOf } from '../notifications.ts';
import { advanceRead } from '../store/thread.ts';
import { threadsWords } from '../threads.words.ts';

/**
 * Records that the holder of a link has read the messages up to one. An announcement that hasn't been sent yet, perhaps
 * because it is night, is dropped once nothing is unread.
 * @throws DomainError 'not-found' for any other link
 */
export const markRead = (ctx: Context, link: ReferralLink, upTo: number): Promise<{ readUpTo: number }> =>
  inTransaction(ctx, async (ctx) => {
    const { viewer, opened } = await readReferral(ctx, link);
    const read = await advanceRead(ctx, opened.referralId, viewer, upTo);
    if (read === null) return { readUpTo: upTo };
    if (read.isAllRead) {
      const said = say(threadsWords, ({ wasRead }) => wasRead);
      await suppressQueued(ctx, [announcementOf(opened.referralId, viewer)], { kind: 'said', said });
    }
    await notifyLive(ctx, liveTopic(opened.requestId));
    return { readUpTo: read.readUpTo };
  });
