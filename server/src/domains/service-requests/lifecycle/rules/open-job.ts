import type { ReferralStatus, RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';

const UNDER_WAY: readonly RequestStatus[] = ['contractor-selected', 'scheduled', 'in-progress'];

/** Whether a job is a contractor's and not done: it counts towards the limit that contractors may set themselves. */
export const isOpenJob = (referral: ReferralStatus, request: RequestStatus): boolean =>
  referral === 'accepted-unpaid' || (referral === 'settled' && UNDER_WAY.includes(request));
