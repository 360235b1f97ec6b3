import type { ReviewedWork } from '@plumbline/contract/domains/directory/review.ts';
import { type ContractorId, ReviewInvitationId, type ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sendMessages } from '../../messaging/public.ts';
import { type Reviewer, reviewInvitationMessages } from '../notifications.ts';
import { signatureOf } from '../rules/signature.ts';
import { contractorById } from '../store/contractor.ts';
import { insertInvitation } from '../store/review-invitation.ts';

export interface CompletedJob {
  readonly requestId: ServiceRequestId;
  readonly contractorId: ContractorId;
  /** 'Plumbing repair', in English. */
  readonly serviceType: string;
  readonly work: ReviewedWork;
  readonly customer: Reviewer;
}

/** Sends the customer of a completed request the link for reviewing its contractor. Repeated calls send it once. */
export const inviteReview = (ctx: Context, job: CompletedJob): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const contractor = await contractorById(ctx.db, job.contractorId);
    if (contractor === null) return;
    const id = ReviewInvitationId.parse(newId('ri'));
    const isNew = await insertInvitation(ctx.db, {
      id,
      requestId: job.requestId,
      contractorId: job.contractorId,
      customerName: signatureOf(job.customer.name, job.customer.language),
      serviceType: job.serviceType,
      work: job.work,
      createdAt: ctx.clock.now(),
    });
    if (isNew) await sendMessages(ctx, reviewInvitationMessages(ctx.settings, id, job, contractor.companyName));
  });
