import type { LiveReferral, ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './referral-over.words.es.ts';

export const en = {
  unreachable: 'the contractor could not be reached',
  denied: 'the contractor has denied',
  declined: 'the customer has declined the proposal',
  withdrawn: 'the referral was withdrawn',
  expired: 'the referral has expired',
  lapsed: 'the fee was not paid in time',
  lost: 'another contractor got the job',
  released: 'the contractor no longer has the job',
} satisfies Record<Exclude<ReferralStatus, LiveReferral>, string>;

/** Reasons why a message about a referral is held back, for operators. */
export const referralOverWords = inLanguages({ en, es });
