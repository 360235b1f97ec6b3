import {
  hasEnded,
  isLive,
  type ReferralStatus,
  type RequestStatus,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';

/** Whose link it is: the customer's, or that of a contractor whose referral has this status. */
export type PhotoHolder = 'customer' | ReferralStatus;

/**
 * Which photos the holder of a link sees: all; those that the customer shares, and only small; or none, because the
 * referral is over.
 */
export type PhotoAccess = 'all' | 'shared' | 'none';

/** Returns what the holder of a link may see. A contractor sees everything once the fee is settled, and only then. */
export function photoAccess(holder: PhotoHolder): PhotoAccess {
  if (holder === 'customer' || holder === 'settled') return 'all';
  return isLive(holder) ? 'shared' : 'none';
}

/** Photos can be added as long as the job isn't done or given up. */
export const takesPhotos = (status: RequestStatus): boolean => !hasEnded(status) && status !== 'completed';
