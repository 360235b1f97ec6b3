import type { LiveReferral, ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './referral-over.words.es.ts';

export const en = {
  unreachable: 'the referral is unreachable',
  denied: 'the referral is denied',
  declined: 'the referral is declined',
  withdrawn: 'the referral is withdrawn',
  expired: 'the referral is expired',
  lapsed: 'the referral is lapsed',
  lost: 'the referral is lost',
  released: 'the referral is released',
} satisfies Record<Exclude<ReferralStatus, LiveReferral>, string>;

/** Reasons why a message about a referral is held back, for operators. */
export const referralOverWords = inLanguages({ en, es });
