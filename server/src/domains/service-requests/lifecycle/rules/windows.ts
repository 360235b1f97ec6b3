import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { Settings } from '../../../../kernel/settings.ts';
import type { StoredRequest } from '../../tables.ts';
import { type EmergencyHours, isInLane } from './lane.ts';
import { clockOf } from './party-clock.ts';

/** The customer has twice the contractor's time. */
const CUSTOMER_FACTOR = 2;

/**
 * Returns the deadline of the party that has to act on a referral that gets this status now; null if it waits for no
 * one. In the emergency lane, a contractor has a few minutes of any clock.
 *
 * @param working when the contractor works
 */
export function answerBy(
  status: ReferralStatus,
  urgency: StoredRequest['urgency'],
  now: Date,
  {
    settings,
    working,
  }: { settings: Pick<Settings, 'answerWindow' | 'emergencyWindow' | 'paymentWindow'>; working: EmergencyHours },
): Date | null {
  const after = (minutes: number) => clockOf(status, urgency, working).after(now, minutes);
  switch (status) {
    case 'offered':
    case 'countered':
      return after(
        urgency === 'high' && isInLane(now, working) ? settings.emergencyWindow : settings.answerWindow[urgency],
      );
    case 'proposed':
      return after(settings.answerWindow[urgency] * CUSTOMER_FACTOR);
    case 'accepted-unpaid':
      return after(settings.paymentWindow[urgency]);
    default:
      return null;
  }
}
