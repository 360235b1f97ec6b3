import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import type { StoredRequest } from '../../tables.ts';

const MINUTE_MS = 60_000;
/** The customer has twice the contractor's time. */
const CUSTOMER_FACTOR = 2;

/**
 * Returns the deadline of the party that has to act on a referral that gets this status now; null if it waits for no
 * one.
 */
export function answerBy(
  status: ReferralStatus,
  urgency: StoredRequest['urgency'],
  now: Date,
  settings: Pick<Settings, 'answerWindow' | 'paymentWindow'>,
): Date | null {
  switch (status) {
    case 'offered':
    case 'countered':
      return after(now, settings.answerWindow[urgency]);
    case 'proposed':
      return after(now, settings.answerWindow[urgency] * CUSTOMER_FACTOR);
    case 'accepted-unpaid':
      return after(now, settings.paymentWindow[urgency]);
    default:
      return null;
  }
}

/** Returns when the only nudge is sent: halfway. */
export const nudgeAt = (from: Date, until: Date): Date => new Date((from.getTime() + until.getTime()) / 2);

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);
