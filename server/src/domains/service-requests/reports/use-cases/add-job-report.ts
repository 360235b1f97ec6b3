import type { JobReportKind, JobReportParty } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { decideJobReport } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { JobReportId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/random-id.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import type { StoredJobReport, StoredReferral } from '../../tables.ts';
import { decideBy, objectUntil } from '../rules/job-report.ts';
import { insertJobReport, jobReportsOf, updateJobReport } from '../store/job-report.ts';

/** A report before it is stored. */
export interface NewJobReport {
  readonly kind: JobReportKind;
  readonly byParty: JobReportParty;
  /** When the visit began, or the work was completed. */
  readonly aboutAt: Date;
  readonly message: string | undefined;
}

/**
 * Stores a report under the lock of its request, in the caller's transaction. One that contradicts an open report of the
 * other side about the same visit is an objection to it, too.
 */
export async function addJobReport(
  ctx: Context,
  { request }: RequestCase,
  referral: StoredReferral,
  given: NewJobReport,
): Promise<StoredJobReport> {
  const now = ctx.clock.now();
  for (const earlier of await jobReportsOf(ctx, request.id)) {
    const isContradicted = earlier.referralId === referral.id && earlier.aboutAt.getTime() === given.aboutAt.getTime();
    if (!isContradicted) continue;
    const decision = decideJobReport(earlier, 'object', given.byParty, now);
    if (!decision.ok) continue;
    await updateJobReport(ctx, earlier.id, {
      status: decision.to,
      objection: given.message ?? null,
      decideBy: decideBy(now, request.timeZone),
    });
  }
  const report: StoredJobReport = {
    id: JobReportId.parse(newId('jr')),
    requestId: request.id,
    referralId: referral.id,
    kind: given.kind,
    byParty: given.byParty,
    aboutAt: given.aboutAt,
    message: given.message ?? null,
    reportedAt: now,
    objectUntil: objectUntil(now),
    objection: null,
    decideBy: null,
    status: 'open',
    decidedBy: null,
    decidedAt: null,
  };
  await insertJobReport(ctx, report);
  return report;
}

/** Ends the reports about a completion that the customer has just disputed: the work continues, and is judged anew. */
export async function dropNotAgreed(ctx: Context, { request }: RequestCase): Promise<void> {
  const now = ctx.clock.now();
  for (const report of await jobReportsOf(ctx, request.id)) {
    if (report.kind !== 'not-agreed') continue;
    const decision = decideJobReport(report, 'drop', 'system', now);
    if (decision.ok) await updateJobReport(ctx, report.id, { status: decision.to, decidedAt: now });
  }
}
