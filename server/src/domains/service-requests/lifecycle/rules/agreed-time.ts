import type { AgreedTime } from '@plumbline/contract/domains/service-requests/proposal.ts';
import type { StoredReferral, StoredTime } from '../../tables.ts';

/**
 * Returns the proposed time that both parties agreed to: the customer by approving the contractor's, or the contractor
 * by accepting the customer's. Returns null if nothing is agreed or the customer's preferred time applies. Also null
 * once an appointment was booked at `bookedAt`, because the appointment then defines the time, even if it was moved or
 * canceled.
 */
export function agreedTime(
  referral: StoredReferral,
  times: readonly StoredTime[],
  bookedAt: Date | null,
): AgreedTime | null {
  if (referral.status !== 'settled' && referral.status !== 'accepted-unpaid') return null;
  const last = times.filter(({ referralId }) => referralId === referral.id).at(-1);
  if (last === undefined || (bookedAt !== null && bookedAt >= last.proposedAt)) return null;
  const isAgreed = referral.customerAnswer === 'approve' || last.byParty === 'customer';
  return isAgreed ? { date: last.day, time: last.clockTime } : null;
}
