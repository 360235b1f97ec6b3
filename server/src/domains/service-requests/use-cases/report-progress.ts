import type { AnswerReceipt } from '@plumbline/contract/domains/service-requests/answer.ts';
import type { ContractorId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { refusalError } from '../rules/refusals.ts';
import { announce } from './announce.ts';
import { applyRequestEvent } from './apply-event.ts';
import { openCaseOfReferral } from './open-case.ts';
import { voidReport } from './report-bad-connection.ts';

const DONE = {
  start: { status: 'in-progress', message: 'The work has begun. The customer was told.' },
  complete: { status: 'completed', message: 'The work is completed. The customer was told.' },
} as const;

/** The contractor who has the job starts or completes the work. The same report again has no further effect. */
export const reportProgress = (
  ctx: Context,
  report: { referralId: ReferralId; contractorId: ContractorId; step: 'start' | 'complete' },
): Promise<AnswerReceipt> =>
  openCaseOfReferral(ctx, report.referralId, report.contractorId, async (ctx, opened, referral) => {
    const done = DONE[report.step];
    const receipt = { status: referral.status, message: done.message, feeDueCents: 0, paymentUrl: null };
    if (referral.status !== 'settled') throw refusalError('not-yet', opened.request, referral);
    if (opened.request.status === done.status) return receipt;
    const applied = await applyRequestEvent(ctx, opened, report.step, 'contractor');
    if (report.step === 'start') await voidReport(ctx, referral.id);
    await announce(ctx, applied.request, applied.happenings);
    if (report.step === 'complete') {
      const { contractorId } = referral;
      await enqueue(ctx, [], [{ type: 'request-completed', requestId: opened.request.id, contractorId }]);
    }
    return receipt;
  });
