import type { JobReports } from '@plumbline/contract/domains/service-requests/job-report.ts';
import { reportNotAgreed as call } from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import { NOT_AGREED_DAYS } from '@plumbline/contract/domains/service-requests/report-clock.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { findCase, type JobLink } from '../../lifecycle/use-cases/find-case.ts';
import { updateRequest } from '../../requests/store/service-request.ts';
import { notAgreedUntil } from '../rules/job-report.ts';
import { reportsWords } from '../rules/reports.words.ts';
import { jobReportsOf } from '../store/job-report.ts';
import { addJobReport } from './add-job-report.ts';
import { showJobReports } from './show-job-reports.ts';

/**
 * Records that a completion wasn't the work agreed, as reported by the holder of either link, and tells the other side.
 * The customer's silence then confirms nothing. Repeating a key has no further effect.
 * @throws DomainError 'not-found', 'already-happened', 'idempotency-mismatch'
 */
export async function reportNotAgreed(
  ctx: Context,
  link: JobLink,
  message: string,
  key: string | null = null,
): Promise<JobReports> {
  await inTransaction(ctx, async (ctx) => {
    const { opened, referral: own } = await findCase(ctx, link, true);
    await once(ctx, { endpoint: call.name, key, body: { ...link, message } }, async (ctx) => {
      const { request, referrals } = opened;
      const byParty = own === null ? 'customer' : 'contractor';
      const referral = own ?? referrals.find(({ status }) => status === 'settled');
      const now = ctx.clock.now();
      const known = await jobReportsOf(ctx, request.id);
      const { completedAt } = request;
      if (referral === undefined || completedAt === null || !notAgreedUntil(request, referral, known, byParty, now)) {
        throw new DomainError(
          'already-happened',
          say(reportsWords, ({ notNow }) => notNow(NOT_AGREED_DAYS)),
        );
      }
      const report = await addJobReport(ctx, opened, referral, {
        kind: 'not-agreed',
        byParty,
        aboutAt: completedAt,
        message,
      });
      if (byParty === 'customer') await updateRequest(ctx, request.id, { disputedAt: now });
      const details = { report: report.id, objectUntil: report.objectUntil.toISOString() };
      await announce(ctx, request, [{ type: 'report-job', party: byParty, referral, note: message, details }]);
      return {};
    });
  });
  return showJobReports(ctx, link);
}
