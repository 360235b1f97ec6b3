import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './refusals.words.es.ts';

export const en = {
  referral: {
    offered: 'This request is still waiting for your answer.',
    proposed: 'Your proposal is with the customer.',
    countered: 'The customer has proposed another time.',
    'accepted-unpaid': 'This request was accepted; the referral fee is due.',
    settled: 'This request was accepted and the connection is made.',
    unreachable: 'This contractor could not be reached.',
    denied: 'This request was denied.',
    declined: 'The customer has declined the proposal.',
    withdrawn: 'This request is no longer open.',
    expired: 'The deadline to answer has passed.',
    lapsed: 'The referral fee was not paid in time.',
    lost: 'Another contractor got this job.',
    released: 'This contractor no longer has the job.',
  } satisfies Record<ReferralStatus, string>,
  request: {
    'contractor-selected': 'A contractor has been selected.',
    scheduled: 'The work is scheduled.',
    'in-progress': 'The work is in progress.',
    completed: 'The work is completed.',
    cancelled: 'This request was canceled.',
    declined: 'This request has ended: every contractor declined.',
    expired: 'This request has ended without an answer.',
  },
  takenBack: 'The acceptance was taken back. Nothing is charged.',
  frozen:
    'Another contractor has accepted and is settling the fee. You will hear from us if the job becomes available again.',
  unconfirmed: 'This request has to be confirmed first. Confirm it on its tracking page.',
  noContractor: 'No contractor has the job yet.',
  tooLate: 'This can no longer be done.',
};

/** The refusals that say what already happened. */
export const refusalWords = inLanguages({ en, es });
