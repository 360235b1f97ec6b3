import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../../kernel/context.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import { mayEmail, mayText } from '../../policy.ts';
import type { StoredRequest } from '../../tables.ts';

/** The customer of a request, the contacts that we may write to, and the job. Not for visitors. */
export interface FoundReviewer {
  /** 'Plumbing repair', in English. */
  readonly serviceType: string;
  readonly work: Pick<StoredRequest, 'workType' | 'projectType'>;
  readonly customer: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly language: Language;
  };
}

/** Returns the customer who can review the contractor of a completed request; null if there is no such request. */
export async function findReviewer(ctx: Context, id: ServiceRequestId): Promise<FoundReviewer | null> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) return null;
  return reviewerOf(opened.request);
}

/** Returns the customer of a request as a reviewer. */
export const reviewerOf = (request: StoredRequest): FoundReviewer => ({
  serviceType: kindOfWork(request, DEFAULT_LANGUAGE),
  work: { workType: request.workType, projectType: request.projectType },
  customer: {
    name: request.customerName,
    email: mayEmail(request) ? request.customerEmail : null,
    phone: mayText(request) ? request.customerPhone : null,
    language: request.language,
  },
});
