import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';

/** Returns whether the two sides of a referral are connected, or were: only then do they report things of each other. */
export const isConnectedOrWas = (status: ReferralStatus): boolean => status === 'settled' || status === 'released';

/** Returns whether there may be reports about a request. */
export const mayHaveReports = ({ contractors }: Pick<TrackingRecord, 'contractors'>): boolean =>
  contractors.some(({ status }) => isConnectedOrWas(status));
