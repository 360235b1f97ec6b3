import type { AnswerReceipt } from '@plumbline/contract/domains/service-requests/answer.ts';
import { completeWork, startWork } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { once } from '../../../../kernel/idempotency.ts';
import { voidReport } from '../../connections/use-cases/report-bad-connection.ts';
import { refusalError } from '../../lifecycle/rules/refusals.ts';
import type { RequestCase } from '../../lifecycle/store/request-case.ts';
import { announce } from '../../lifecycle/use-cases/announce.ts';
import { applyRequestEvent } from '../../lifecycle/use-cases/apply-event.ts';
import { openCaseOfReferral } from '../../lifecycle/use-cases/open-case.ts';
import type { StoredReferral } from '../../tables.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { awaitSignOff } from './sign-off.ts';

declare module '../../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** The contractor has completed the work. Published only by the release before, which doesn't ask the customer. */
    'request-completed': { readonly requestId: ServiceRequestId; readonly contractorId: ContractorId };
  }
}

const DONE = {
  start: { endpoint: startWork.name, status: 'in-progress', reply: 'begun' },
  complete: { endpoint: completeWork.name, status: 'completed', reply: 'completed' },
} as const;

/**
 * Records that the job's contractor has started or completed the work. Repeating the same report or its key has no
 * further effect.
 */
export const reportProgress = (
  ctx: Context,
  report: { referralId: ReferralId; contractorId: ContractorId; step: 'start' | 'complete' },
  key: string | null = null,
): Promise<AnswerReceipt> =>
  openCaseOfReferral(ctx, report.referralId, report.contractorId, async (ctx, opened, referral) => {
    const done = DONE[report.step];
    const message = requestsWords[ctx.language].replies[done.reply];
    const receipt = { status: referral.status, message, feeDueCents: 0, paymentUrl: null };
    await once(ctx, { endpoint: done.endpoint, key, body: report }, async (ctx) => {
      await apply(ctx, opened, referral, report.step);
      return {};
    });
    return receipt;
  });

async function apply(
  ctx: Context,
  opened: RequestCase,
  referral: StoredReferral,
  step: 'start' | 'complete',
): Promise<void> {
  if (referral.status !== 'settled') throw refusalError('not-yet', opened.request, referral);
  if (opened.request.status === DONE[step].status) return;
  const applied = await applyRequestEvent(ctx, opened, step, 'contractor');
  if (step === 'start') await voidReport(ctx, referral.id);
  await announce(ctx, applied.request, applied.happenings);
  const { id, completedAt } = applied.request;
  if (step === 'complete' && completedAt !== null) await awaitSignOff(ctx, id, completedAt);
}
