import { requestNumber } from '@plumbline/contract/domains/service-requests/request-number.ts';
import type { Context } from '../../../kernel/context.ts';
import { contactOf } from '../../directory/public.ts';
import { type AssessedFee, assessReferralFee, quoteReferralFee } from '../../payments/public.ts';
import type { StoredReferral, StoredRequest } from '../tables.ts';

/**
 * What an acceptance by this referral's contractor costs, posted with it. Must run under the request's lock, in the
 * acceptance's transaction.
 * @throws DomainError 'spending-cap' when it would exceed the contractor's cap.
 */
export const assessFee = async (
  ctx: Context,
  { ordinal }: StoredRequest,
  referral: StoredReferral,
): Promise<AssessedFee> =>
  assessReferralFee(ctx, {
    referralId: referral.id,
    contractorId: referral.contractorId,
    billingIdentity: await billingIdentityOf(ctx, referral),
    description: `Referral fee, ${requestNumber(ordinal)}`,
  });

/** What accepting would cost now. */
export const quoteFee = async (ctx: Context, referral: StoredReferral): Promise<number> =>
  quoteReferralFee(ctx, await billingIdentityOf(ctx, referral));

/** The licence or phone that free referrals are counted by; a listing without either counts for itself. */
const billingIdentityOf = async (ctx: Context, { contractorId }: StoredReferral): Promise<string> =>
  (await contactOf(ctx, contractorId))?.billingIdentity ?? contractorId;
