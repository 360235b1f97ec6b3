import type { ReferralStatus, RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';

const UNDER_WAY: readonly RequestStatus[] = ['contractor-selected', 'scheduled', 'in-progress'];

/** Returns whether a contractor's job is not done yet: it counts toward the limit that contractors can set. */
export const isOpenJob = (referral: ReferralStatus, request: RequestStatus): boolean =>
  referral === 'accepted-unpaid' || (referral === 'settled' && UNDER_WAY.includes(request));
