import { decideJobReport, type JobReports } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { objectToReport as call } from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import { OBJECTION_HOURS } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import type { JobReportId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import type { Happening } from '../../lifecycle/rules/happening.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { findCase, type JobLink } from '../../lifecycle/use-cases/find-case.ts';
import { decideBy, isRefutedByRecord } from '../rules/job-report.ts';
import { reportsWords } from '../rules/reports.words.ts';
import { jobReportById, updateJobReport } from '../store/job-report.ts';
import { showJobReports } from './show-job-reports.ts';

/**
 * Records the objection of the side that was reported. The record of the day decides if it can; otherwise an operator does.
 * Both sides are told once. Repeating a key has no further effect.
 * @throws DomainError 'not-found', 'already-happened', 'idempotency-mismatch'
 */
export async function objectToReport(
  ctx: Context,
  link: JobLink,
  { reportId, message }: { readonly reportId: JobReportId; readonly message: string },
  key: string | null = null,
): Promise<JobReports> {
  await inTransaction(ctx, async (ctx) => {
    const { opened, referral: own } = await findCase(ctx, link, true);
    await once(ctx, { endpoint: call.name, key, body: { ...link, reportId, message } }, async (ctx) => {
      const { request, referrals } = opened;
      const report = await jobReportById(ctx, reportId);
      const referral = referrals.find(({ id }) => id === report?.referralId);
      const isTheirs = own === null || own.id === referral?.id;
      if (report === null || referral === undefined || !isTheirs) throw notFound();
      const party = own === null ? 'customer' : 'contractor';
      const now = ctx.clock.now();
      const decision = decideJobReport(report, 'object', party, now);
      if (!decision.ok) {
        throw new DomainError(
          'already-happened',
          say(reportsWords, (words) =>
            decision.refusal === 'wrong-party' ? words.ownReport : words.tooLateToObject(OBJECTION_HOURS),
          ),
        );
      }
      const events = await eventsOf(ctx, request.id);
      const isRefuted = isRefutedByRecord(report, events, request.timeZone);
      const by = decideBy(now, request.timeZone);
      await updateJobReport(
        ctx,
        reportId,
        isRefuted
          ? { objection: message, status: 'overturned', decidedBy: 'record', decidedAt: now }
          : { objection: message, status: decision.to, decideBy: by },
      );
      const objected: Happening = {
        type: 'object-to-report',
        party,
        referral,
        note: message,
        details: { report: reportId, ...(isRefuted ? { decided: 'record' } : { decideBy: by.toISOString() }) },
      };
      const refuted: Happening = {
        type: 'decide-report',
        party: 'system',
        referral,
        details: { report: reportId, outcome: 'overturned', by: 'record' },
      };
      await announce(ctx, request, isRefuted ? [objected, refuted] : [objected]);
      return {};
    });
  });
  return showJobReports(ctx, link);
}
