import { feeFor } from '@plumbline/contract/domains/payments/fee-policy.ts';
import type { Context } from '../../../kernel/context.ts';
import { countAccepted, insertFee, lockIdentity } from '../store/referral-fee.ts';

/**
 * Decides what an accepted connection costs and writes it down, once a referral. Must run in the transaction of the
 * acceptance: two acceptances of one contractor at the same instant can't both be the free one.
 * @returns cents; 0 when it is free.
 */
export async function assessReferralFee(
  ctx: Context,
  referral: { referralId: string; billingIdentity: string },
): Promise<number> {
  await lockIdentity(ctx, referral.billingIdentity);
  const amountCents = feeFor(await countAccepted(ctx, referral.billingIdentity), ctx.settings);
  await insertFee(ctx, { ...referral, amountCents });
  return amountCents;
}

/** What the next accepted connection would cost a contractor now, in cents. */
export const quoteReferralFee = async (ctx: Context, billingIdentity: string): Promise<number> =>
  feeFor(await countAccepted(ctx, billingIdentity), ctx.settings);
