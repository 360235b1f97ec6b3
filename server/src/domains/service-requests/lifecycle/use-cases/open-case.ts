import type { ContractorId, ReferralId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import type { StoredReferral } from '../../tables.ts';
import { loadCase, type RequestCase, requestOfReferral } from '../store/request-case.ts';

/**
 * Runs work on a request under its lock, in one transaction.
 * @throws DomainError 'not-found' for an unknown id
 */
export const openCase = <T>(
  ctx: Context,
  id: ServiceRequestId,
  work: (ctx: Context, opened: RequestCase) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (ctx) => {
    const opened = await loadCase(ctx, id, true);
    if (opened === null) throw notFound();
    return work(ctx, opened);
  });

/**
 * Opens a case by a referral's id. With a contractor's id, the referral must be that contractor's; anything else gets
 * the same response as an unknown id.
 */
export const openCaseOfReferral = <T>(
  ctx: Context,
  id: ReferralId,
  contractorId: ContractorId | null,
  work: (ctx: Context, opened: RequestCase, referral: StoredReferral) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (ctx) => {
    const requestId = await requestOfReferral(ctx, id);
    const opened = requestId === null ? null : await loadCase(ctx, requestId, true);
    const referral = opened?.referrals.find((candidate) => candidate.id === id);
    if (opened === null || referral === undefined) throw notFound();
    if (contractorId !== null && referral.contractorId !== contractorId) throw notFound();
    return work(ctx, opened, referral);
  });
