import { type ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import type { StoredReferral } from '../../tables.ts';
import { loadCase, type RequestCase, requestOfReferral } from '../store/request-case.ts';

/** A request's id, or a referral's; with a contractor's id the referral must be that contractor's. */
export interface JobLink {
  readonly id: string;
  readonly contractorId?: ContractorId | null | undefined;
}

/** A request as the holder of a link has opened it. `referral` is the contractor's own; null for the customer. */
export interface FoundCase {
  readonly opened: RequestCase;
  readonly referral: StoredReferral | null;
}

/**
 * Opens a request by either link; with `forUpdate`, under its lock.
 * @throws DomainError 'not-found' for any other link
 */
export async function findCase(ctx: Context, link: JobLink, forUpdate: boolean): Promise<FoundCase> {
  const own = await loadCase(ctx, ServiceRequestId.parse(link.id), forUpdate);
  const opened = own ?? (await caseOfReferral(ctx, link.id, forUpdate));
  const referral = own === null ? opened?.referrals.find(({ id }) => id === link.id) : null;
  if (opened === null || referral === undefined) throw notFound();
  if (referral !== null && link.contractorId && referral.contractorId !== link.contractorId) throw notFound();
  return { opened, referral };
}

async function caseOfReferral(ctx: Context, id: string, forUpdate: boolean): Promise<RequestCase | null> {
  const requestId = await requestOfReferral(ctx, ReferralId.parse(id));
  return requestId === null ? null : loadCase(ctx, requestId, forUpdate);
}
