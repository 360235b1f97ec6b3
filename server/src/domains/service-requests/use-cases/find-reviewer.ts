import { kindOfWork } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { mayEmail, mayText } from '../policy.ts';
import { loadCase } from '../store/request-case.ts';

/** The customer of a request with the ways by which we may write to them, and what the job was. Not for visitors. */
export interface FoundReviewer {
  /** 'Plumbing repair' */
  readonly serviceType: string;
  readonly customer: { readonly name: string; readonly email: string | null; readonly phone: string | null };
}

/** Who can review the contractor of a completed request; null when there is no such request. */
export async function findReviewer(ctx: Context, id: ServiceRequestId): Promise<FoundReviewer | null> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) return null;
  const { request } = opened;
  return {
    serviceType: kindOfWork(request),
    customer: {
      name: request.customerName,
      email: mayEmail(request) ? request.customerEmail : null,
      phone: mayText(request) ? request.customerPhone : null,
    },
  };
}
