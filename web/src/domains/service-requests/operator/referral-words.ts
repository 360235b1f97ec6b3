import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';

/** How it stands with a contractor who was asked, as an operator reads it. */
export const referralWords: Record<ReferralStatus, string> = {
  offered: 'was asked, no answer yet',
  proposed: 'has proposed; the customer is to answer',
  countered: 'has the time that the customer proposed',
  'accepted-unpaid': 'has accepted; the fee is due',
  settled: 'has the job',
  unreachable: "couldn't be reached",
  denied: 'has declined',
  declined: 'the customer declined the proposal',
  withdrawn: 'is no longer asked',
  expired: 'has not answered in time',
  lapsed: 'has accepted, but not paid in time',
  lost: 'was told that another was selected',
  released: 'no longer has the job',
};
