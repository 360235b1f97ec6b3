/**
 * What one more accepted connection costs a contractor, in cents.
 * The first `freeReferrals` cost nothing, each later one the flat fee (ruling: total = (acceptances - free) * fee).
 */
export const feeFor = (
  acceptedBefore: number,
  policy: { readonly freeReferrals: number; readonly referralFeeCents: number },
): number => (acceptedBefore < policy.freeReferrals ? 0 : policy.referralFeeCents);
