import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import {
  type ReportedMessage,
  type ThreadReport,
  ThreadReportId,
} from '@plumbline/contract/domains/threads/thread-report.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { notifyLive } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { recordAudit } from '../../accounts/public.ts';
import { liveTopic, openReferral, type ReferralLink } from '../../service-requests/public.ts';
import { lockedThread, lockThread, updateThread } from '../store/thread.ts';
import { allMessages } from '../store/thread-message.ts';
import { closeReport, insertReport, lockReport, openReports } from '../store/thread-report.ts';
import { threadsWords } from '../threads.words.ts';
import { showThread } from './show-thread.ts';

/** Nobody deals with more at a time; the oldest come first. */
const MOST = 100;

/**
 * Reports a conversation to the operators for the holder of either link, once.
 * @throws DomainError 'not-found' for any other link
 */
export async function reportThread(ctx: Context, link: ReferralLink, note: string): Promise<ThreadView> {
  await openReferral(ctx, link, async (ctx, { viewer, opened }) => {
    const { referralId } = await lockThread(ctx, opened);
    const id = ThreadReportId.parse(newId('tr'));
    await insertReport(ctx, { id, referralId, byParty: viewer, note, reportedAt: ctx.clock.now(), closedAt: null });
  });
  return showThread(ctx, link);
}

/** Returns the open reports for operators, the oldest first, without what was written. */
export const listReports = async (ctx: Context): Promise<ThreadReport[]> =>
  (await openReports(ctx, MOST)).map(({ ordinal, byParty, reportedAt, ...report }) => ({
    ...report,
    requestNumber: requestNumber(ordinal),
    by: byParty,
    reportedAt: new Date(reportedAt).toISOString(),
  }));

/**
 * Returns what was written in a reported conversation, while the report is open. Writes to the audit log.
 * @throws DomainError 'not-found' for an unknown or closed report
 */
export const readReported = (ctx: Context, id: ThreadReportId): Promise<ReportedMessage[]> =>
  inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx, id);
    if (report === null || report.closedAt !== null) throw notFound();
    await recordAudit(ctx, { action: 'read-thread', subject: { kind: 'thread-report', id }, details: {} });
    return (await allMessages(ctx, report.referralId)).map(({ seq, byParty, body, via, at }) => ({
      seq,
      by: byParty,
      text: body,
      via,
      at: at.toISOString(),
    }));
  });

/**
 * Closes a report, and ends the conversation if the operator says so. Writes to the audit log.
 * @throws DomainError 'not-found' for an unknown report, 'already-happened' for a closed one
 */
export const endReport = (
  ctx: Context,
  id: ThreadReportId,
  { block, reason }: { readonly block: boolean; readonly reason: string },
): Promise<{ message: string }> =>
  inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx, id);
    if (report === null) throw notFound();
    if (report.closedAt !== null) {
      throw new DomainError(
        'already-happened',
        say(threadsWords, ({ isClosed }) => isClosed),
      );
    }
    const { referralId } = report;
    const now = ctx.clock.now();
    await recordAudit(ctx, {
      action: 'close-thread-report',
      subject: { kind: 'thread-report', id },
      details: { reason, block: String(block) },
    });
    await closeReport(ctx, id, now);
    const thread = block ? await lockedThread(ctx, referralId) : null;
    if (thread !== null) {
      if (thread.blockedBy === null) await updateThread(ctx, referralId, { blockedBy: 'operator', blockedAt: now });
      await notifyLive(ctx, liveTopic(thread.requestId));
    }
    return { message: threadsWords[ctx.language].closed };
  });
