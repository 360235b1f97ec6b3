/**
 * Returns a contractor's cost of one more accepted connection, in cents. The first `freeReferrals` are free; each later
 * one costs the flat fee (ruling: total = (acceptances - free) * fee).
 */
export const feeFor = (
  acceptedBefore: number,
  policy: { readonly freeReferrals: number; readonly referralFeeCents: number },
): number => (acceptedBefore < policy.freeReferrals ? 0 : policy.referralFeeCents);
