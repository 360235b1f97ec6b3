import { submissionOf } from '@plumbline/contract/domains/service-requests/draft-submission.ts';
import { type RequestReceipt, receiptOf } from '@plumbline/contract/domains/service-requests/request-receipt.ts';
import {
  type ServiceRequestForm,
  ServiceRequestSubmission,
  type SubmittedRequest,
} from '@plumbline/contract/domains/service-requests/service-request.ts';
import { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { submitServiceRequest } from '../../requests/use-cases/submit-service-request.ts';
import { draftsWords } from '../rules/drafts.words.ts';
import { changeDraft } from './change-draft.ts';

/**
 * Sends the request of a browser's draft. The answers are erased, and only the receipt stays, for the page that
 * follows. Sending it again returns the same request.
 * @throws DomainError 'already-happened' if no contractors are chosen, or the draft has expired
 */
export const submitDraft = (
  ctx: Context,
  held: HeldSecrets,
  form: ServiceRequestForm,
  idempotencyKey: string | null,
): Promise<SubmittedRequest> =>
  changeDraft(ctx, held, async ({ draft, receipt }, ctx) => {
    if (receipt !== null) return [{ draft: null, receipt }, earlier(receipt)];
    if (draft === null || !(draft.openToProposals || draft.asked.length > 0)) throw expired();
    // The schema's refinements concern the choice, which the draft has.
    const submission = ServiceRequestSubmission.parse(submissionOf(form, draft));
    const request = await submitServiceRequest(ctx, submission, idempotencyKey, held);
    return [{ draft: null, receipt: receiptOf(request, form, draft.asked) }, request];
  });

const earlier = ({
  requestId,
  requestNumber,
  trackingUrl,
  contractors,
  awaitsProof = null,
}: RequestReceipt): SubmittedRequest => ({
  id: ServiceRequestId.parse(requestId),
  requestNumber,
  status: 'submitted',
  trackingUrl,
  contractors: contractors.map(({ id, companyName }) => ({ id, companyName })),
  awaitsProof,
});

const expired = () =>
  new DomainError(
    'already-happened',
    say(draftsWords, (words) => words.expired),
  );
