import {
  type BadConnectionReason,
  type BadConnectionReport,
  type ConnectionAnswer,
  type ConnectionCheck,
  MAX_REPORTS,
  REPORT_DAYS,
  REPORTS_OF_LAST,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import { ConnectionReportId, type ContractorId, type ReferralId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { contactOf } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { closeFee, feeOf, latestConnections, lockIdentity } from '../../../payments/public.ts';
import { titleOf } from '../../lifecycle/rules/title.ts';
import { loadCase, type RequestCase, requestOfReferral } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyReferralEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCaseOfReferral } from '../../lifecycle/use-cases/open-case.ts';
import { connectionCheckMessages, reportRefusedMessages } from '../../notifications.ts';
import type { StoredReferral, StoredReport } from '../../tables.ts';
import { connectionWords } from '../connection.words.ts';
import { customerAnswerBy, hasWorkBegun, reportUntil, reportView } from '../rules/bad-connection.ts';
import { countReported, insertReport, reportById, reportOfReferral, updateReport } from '../store/connection-report.ts';

/**
 * Records a contractor's report that the customer can't be reached or didn't want the job, and asks the customer. If
 * the contractor's connections are often reported, an operator decides. Repeating the same report has no further
 * effect.
 * @throws DomainError 'not-found' for a foreign link, 'already-happened' if it is too late
 */
export const reportBadConnection = (
  ctx: Context,
  given: {
    readonly referralId: ReferralId;
    readonly contractorId: ContractorId;
    readonly reason: BadConnectionReason;
    readonly note?: string | undefined;
  },
): Promise<BadConnectionReport> =>
  openCaseOfReferral(ctx, given.referralId, given.contractorId, async (ctx, opened, referral) => {
    const known = await reportOfReferral(ctx, referral.id);
    if (known !== null) return reportView(known, ctx.language);
    const now = ctx.clock.now();
    if (reportUntil(referral, opened.request.status, now) === null) throw tooLate(opened, referral);
    const fee = await feeOf(ctx, referral.id);
    if (fee === null) throw new Error('A settled connection without a fee');
    // Serializes the counting of a contractor's concurrent reports.
    await lockIdentity(ctx, fee.billingIdentity);
    const last = await latestConnections(ctx, fee.billingIdentity, REPORTS_OF_LAST);
    const isOften = (await countReported(ctx, last)) >= MAX_REPORTS;
    const report: StoredReport = {
      id: ConnectionReportId.parse(newId('cr')),
      referralId: referral.id,
      billingIdentity: fee.billingIdentity,
      reason: given.reason,
      note: given.note ?? null,
      status: isOften ? 'operator' : 'asked',
      reportedAt: now,
      answerBy: customerAnswerBy(now),
      customerAnswer: null,
      decidedAt: null,
    };
    await insertReport(ctx, report);
    await sendMessages(ctx, connectionCheckMessages(report, await factsOf(ctx, opened, referral)));
    await enqueue(ctx, [
      {
        task: 'connection-check-deadline',
        payload: { reportId: report.id },
        runAt: customerAnswerBy(now),
        key: `connection-check-deadline:${report.id}`,
      },
    ]);
    return reportView(report, ctx.language);
  });

function tooLate({ request }: RequestCase, referral: StoredReferral): DomainError {
  const why = say(connectionWords, ({ report }) => {
    if (referral.status !== 'settled') return report.notConnected;
    return hasWorkBegun(request.status) ? report.hasStarted : report.tooLate(REPORT_DAYS);
  });
  return new DomainError('already-happened', why);
}

const factsOf = async (ctx: Context, { request }: RequestCase, referral: StoredReferral) => ({
  request,
  contact: await contactOf(ctx, referral.contractorId),
  time: null,
  settings: ctx.settings,
});

/** Returns the question to the customer. @throws DomainError 'not-found' */
export async function showConnectionCheck(ctx: Context, id: ConnectionReportId): Promise<ConnectionCheck> {
  const report = await reportById(ctx, id);
  const requestId = report && (await requestOfReferral(ctx, report.referralId));
  const opened = requestId && (await loadCase(ctx, requestId, false));
  const referral = opened?.referrals.find((candidate) => candidate.id === report?.referralId);
  if (!report || !opened || !referral) throw notFound();
  return {
    id,
    companyName: (await contactOf(ctx, referral.contractorId))?.companyName ?? '',
    requestNumber: requestNumber(opened.request.ordinal),
    jobTitle: titleOf(opened.request),
    reason: report.reason,
    status: report.status,
    answerBy: waitsForCustomer(report) ? (report.answerBy?.toISOString() ?? null) : null,
  };
}

const waitsForCustomer = ({ status, customerAnswer }: StoredReport): boolean =>
  status === 'asked' || (status === 'operator' && customerAnswer === null);

/**
 * Records the customer's answer on whether they were connected. Repeating the same answer has no further effect.
 * @throws DomainError 'not-found', 'already-happened' once it is decided
 */
export async function answerConnectionCheck(
  ctx: Context,
  id: ConnectionReportId,
  answer: ConnectionAnswer,
): Promise<ConnectionCheck> {
  await withReport(ctx, id, async (ctx, opened, referral, report) => {
    if (report.customerAnswer === answer) return;
    if (!waitsForCustomer(report)) {
      throw new DomainError(
        'already-happened',
        say(connectionWords, ({ report }) => report.alreadyDecided),
      );
    }
    await updateReport(ctx, id, { customerAnswer: answer });
    const answered = { ...report, customerAnswer: answer };
    // An operator takes this answer into account.
    if (report.status === 'operator') return;
    if (answer === 'not-connected') await giveBack(ctx, opened, referral, answered);
    else await refuse(ctx, opened, referral, answered);
  });
  return showConnectionCheck(ctx, id);
}

/** Ends the customer's time to answer. Without an answer, the contractor's report stands. */
export const endConnectionCheck = (
  ctx: Context,
  { reportId }: { readonly reportId: ConnectionReportId },
): Promise<void> =>
  withReport(ctx, reportId, async (ctx, opened, referral, report) => {
    if (report.status === 'asked') await giveBack(ctx, opened, referral, report);
  });

/**
 * Runs work on a report under the lock of its request.
 * @throws DomainError 'not-found'
 */
export const withReport = (
  ctx: Context,
  id: ConnectionReportId,
  work: (ctx: Context, opened: RequestCase, referral: StoredReferral, report: StoredReport) => Promise<void>,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const found = await reportById(ctx, id);
    if (found === null) throw notFound();
    await openCaseOfReferral(ctx, found.referralId, null, async (ctx, opened, referral) => {
      // Loaded again, because it may have been decided while this call waited for the lock.
      const report = await reportById(ctx, id);
      if (report !== null) await work(ctx, opened, referral, report);
    });
  });

/** Ends a bad connection: its fee is refunded, and the customer can ask the next contractor. */
export async function giveBack(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  report: StoredReport,
): Promise<void> {
  const decidedAt = ctx.clock.now();
  if (hasWorkBegun(opened.request.status)) return updateReport(ctx, report.id, { status: 'void', decidedAt });
  await updateReport(ctx, report.id, { status: 'refunded', decidedAt });
  await closeFee(ctx, referral.id, 'returned', { kind: 'bad-connection', report: report.reason });
  // The customer may have ended it in the meantime by canceling.
  if (referral.status !== 'settled') return;
  const applied = await applyReferralEvent(ctx, opened, referral, 'release', 'system');
  await announce(ctx, applied.request, applied.happenings);
}

/** Refuses a report. The connection and its fee stay. */
export async function refuse(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  report: StoredReport,
): Promise<void> {
  await updateReport(ctx, report.id, { status: 'refused', decidedAt: ctx.clock.now() });
  await sendMessages(ctx, reportRefusedMessages(report, referral, await factsOf(ctx, opened, referral)));
}

/** Voids an open report, since the work has begun. */
export async function voidReport(ctx: Context, referralId: ReferralId): Promise<void> {
  const report = await reportOfReferral(ctx, referralId);
  const isWaiting = report?.status === 'asked' || report?.status === 'operator';
  if (report !== null && isWaiting) {
    await updateReport(ctx, report.id, { status: 'void', decidedAt: ctx.clock.now() });
  }
}
