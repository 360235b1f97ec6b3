import {
  decideJobReport as decide,
  type OperatorJobReport,
} from '@plumbline/contract/domains/service-requests/job-report.ts';
import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { JobReportId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError, notFound } from '../../../../kernel/errors.ts';
import { recordAudit } from '../../../accounts/public.ts';
import { contractorsByIds } from '../../../directory/public.ts';
import { historyOf } from '../../lifecycle/rules/timeline.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { eventsOf } from '../../lifecycle/store/request-event.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { workPhotosForOperator } from '../../photos/use-cases/list-work-photos.ts';
import { readerOf } from '../../policy.ts';
import type { StoredJobReport } from '../../tables.ts';
import { eventsOfDay } from '../rules/job-report.ts';
import { reportsWords } from '../rules/reports.words.ts';
import { countStanding, jobReportById, updateJobReport, waitingJobReports } from '../store/job-report.ts';

/** Nobody deals with more at a time; the first deadlines come first. */
const MOST = 50;

/** Returns the reports with an objection for operators, the first deadline first. */
export const listJobReports = async (ctx: Context): Promise<OperatorJobReport[]> =>
  Promise.all((await waitingJobReports(ctx, MOST)).map((report) => viewOf(ctx, report)));

/**
 * Records an operator's decision on whether a report counts, with an entry in the audit log, and tells both sides. Changes
 * nothing about the job, the connection or money.
 * @throws DomainError 'not-found', 'already-happened' if it doesn't wait for a decision
 */
export async function decideJobReport(
  ctx: Context,
  id: JobReportId,
  { stands, reason }: { readonly stands: boolean; readonly reason: string },
): Promise<OperatorJobReport> {
  const found = await jobReportById(ctx, id);
  if (found === null) throw notFound();
  await openCase(ctx, found.requestId, async (ctx, { request, referrals }) => {
    // Loaded again, because it may have been decided while this call waited for the lock.
    const report = await jobReportById(ctx, id);
    const referral = referrals.find((each) => each.id === report?.referralId);
    if (report === null || referral === undefined) throw notFound();
    const now = ctx.clock.now();
    const decision = decide(report, stands ? 'uphold' : 'overturn', 'operator', now);
    if (!decision.ok) {
      throw new DomainError(
        'already-happened',
        say(reportsWords, (words) => (decision.refusal === 'not-yet' ? words.noObjection : words.isDecided)),
      );
    }
    await recordAudit(ctx, {
      action: 'decide-job-report',
      subject: { kind: 'job-report', id },
      details: { reason, outcome: decision.to },
    });
    await updateJobReport(ctx, id, { status: decision.to, decidedBy: 'operator', decidedAt: now });
    const details = { report: id, outcome: decision.to, by: 'operator' };
    await announce(ctx, request, [{ type: 'decide-report', party: 'system', referral, details }]);
  });
  const decided = await jobReportById(ctx, id);
  if (decided === null) throw notFound();
  return viewOf(ctx, decided);
}

async function viewOf(ctx: Context, report: StoredJobReport): Promise<OperatorJobReport> {
  const opened = await loadCase(ctx, report.requestId, false);
  const referral = opened?.referrals.find(({ id }) => id === report.referralId);
  if (!opened || !referral) throw notFound();
  const { request } = opened;
  const [contractors, events, earlier] = await Promise.all([
    contractorsByIds(
      ctx,
      opened.referrals.map(({ contractorId }) => contractorId),
    ),
    eventsOf(ctx, request.id),
    countStanding(ctx, referral.contractorId),
  ]);
  const names = new Map<string, string>(contractors.map(({ id, companyName }) => [id, companyName]));
  const company = (id: string) => names.get(id) ?? reportsWords[ctx.language].aContractor;
  // Operators don't learn who the customer is, either.
  const readable = readerOf(request, null);
  return {
    id: report.id,
    requestNumber: requestNumber(request.ordinal),
    companyName: company(referral.contractorId),
    kind: report.kind,
    by: report.byParty,
    aboutAt: report.aboutAt.toISOString(),
    message: report.message && readable(report.message),
    objection: report.objection && readable(report.objection),
    status: report.status,
    decideBy: (report.decideBy ?? report.objectUntil).toISOString(),
    earlier,
    record: historyOf(eventsOfDay(events, report.aboutAt, request.timeZone), company, ctx.language),
    photos: await workPhotosForOperator(ctx, report, readable),
    timeZone: request.timeZone,
  };
}
