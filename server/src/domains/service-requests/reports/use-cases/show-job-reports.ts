import type { JobReports } from '@plumbline/contract/domains/service-requests/job-report.ts';
import type { Context } from '../../../../kernel/context.ts';
import { contractorsByIds } from '../../../directory/public.ts';
import { findCase, type JobLink } from '../../lifecycle/use-cases/find-case.ts';
import { readerOf } from '../../policy.ts';
import { jobReportView, notAgreedUntil } from '../rules/job-report.ts';
import { jobReportsOf } from '../store/job-report.ts';

/**
 * Returns the reports about a job for the holder of either link. A contractor sees those of their own referral.
 * @throws DomainError 'not-found' for any other link
 */
export async function showJobReports(ctx: Context, link: JobLink): Promise<JobReports> {
  const { opened, referral } = await findCase(ctx, link, false);
  const { request, referrals } = opened;
  const viewer = referral === null ? 'customer' : 'contractor';
  const all = await jobReportsOf(ctx, request.id);
  const reports = all.filter((report) => referral === null || report.referralId === referral.id);
  const about = referral ?? referrals.find(({ status }) => status === 'settled') ?? ofLast(referrals, all);
  const [company] = referral === null && about ? await contractorsByIds(ctx, [about.contractorId]) : [];
  const now = ctx.clock.now();
  const readable = referral === null ? (text: string) => text : readerOf(request, referral);
  return {
    viewer,
    companyName: company?.companyName ?? null,
    timeZone: request.timeZone,
    reports: reports.map((report) => jobReportView(report, viewer, now, readable)),
    notAgreedUntil: notAgreedUntil(request, about, reports, viewer, now)?.toISOString() ?? null,
  };
}

const ofLast = <Referral extends { readonly id: string }>(
  referrals: readonly Referral[],
  reports: readonly { readonly referralId: string }[],
): Referral | undefined => referrals.find(({ id }) => id === reports.at(-1)?.referralId);
