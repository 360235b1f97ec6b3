import type { Context } from '../../../kernel/context.ts';
import { contactOf } from '../../directory/public.ts';
import { assessReferralFee, quoteReferralFee } from '../../payments/public.ts';
import type { StoredReferral } from '../tables.ts';

/**
 * What an acceptance by this referral's contractor costs, written down with it; 0 when it is free.
 * Must run under the request's lock, in the acceptance's transaction.
 */
export const assessFee = async (ctx: Context, referral: StoredReferral): Promise<number> =>
  assessReferralFee(ctx, { referralId: referral.id, billingIdentity: await billingIdentityOf(ctx, referral) });

/** What accepting would cost now. */
export const quoteFee = async (ctx: Context, referral: StoredReferral): Promise<number> =>
  quoteReferralFee(ctx, await billingIdentityOf(ctx, referral));

/** The licence or phone that free referrals are counted by; a listing without either counts for itself. */
const billingIdentityOf = async (ctx: Context, { contractorId }: StoredReferral): Promise<string> =>
  (await contactOf(ctx, contractorId))?.billingIdentity ?? contractorId;
