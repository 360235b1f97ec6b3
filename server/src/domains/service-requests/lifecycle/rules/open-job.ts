import type { ReferralStatus, RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';

const UNDER_WAY: readonly RequestStatus[] = ['contractor-selected', 'scheduled', 'in-progress'];

/** Returns whether a contractor's job is unfinished, so that it counts toward the contractor's limit. */
export const isOpenJob = (referral: ReferralStatus, request: RequestStatus): boolean =>
  referral === 'accepted-unpaid' || (referral === 'settled' && UNDER_WAY.includes(request));
