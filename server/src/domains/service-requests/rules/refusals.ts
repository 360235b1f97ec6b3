import type { ReferralStatus, Refusal, RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { DomainError } from '../../../kernel/errors.ts';
import type { StoredReferral } from '../tables.ts';
import { hasTakenBack } from './receipts.ts';

const REFERRAL_WORDS: Readonly<Record<ReferralStatus, string>> = {
  offered: 'This request still waits for your answer.',
  proposed: 'Your proposal is with the customer.',
  countered: 'The customer has proposed another time.',
  'accepted-unpaid': 'This request was accepted; the referral fee is due.',
  settled: 'This request was accepted and the connection is made.',
  unreachable: 'This contractor could not be reached.',
  denied: 'This request was denied.',
  declined: 'The customer has declined the proposal.',
  withdrawn: 'This request is no longer open.',
  expired: 'The time to answer is over.',
  lapsed: 'The referral fee was not paid in time.',
  lost: 'Another contractor has got this job.',
  released: 'This contractor no longer has the job.',
};

const REQUEST_WORDS: Readonly<Partial<Record<RequestStatus, string>>> = {
  'contractor-selected': 'A contractor has been selected.',
  scheduled: 'The work is scheduled.',
  'in-progress': 'The work is in progress.',
  completed: 'The work is completed.',
  cancelled: 'This request was cancelled.',
  declined: 'This request has ended: every contractor declined.',
  expired: 'This request has ended without an answer.',
};

/** The 409 that says what already happened. */
export function refusalError(
  refusal: Refusal,
  request: { readonly status: RequestStatus },
  referral: Pick<StoredReferral, 'status' | 'paymentId'> | null,
): DomainError {
  const words =
    referral !== null && hasTakenBack(referral)
      ? 'The acceptance was taken back. Nothing is charged.'
      : refusalMessage(refusal, request.status, referral?.status ?? null);
  return new DomainError('already-happened', words);
}

function refusalMessage(refusal: Refusal, request: RequestStatus, referral: ReferralStatus | null): string {
  if (refusal === 'frozen') {
    return 'Another contractor has accepted and is settling the fee. You will hear from us if the job comes free again.';
  }
  const isOut = referral !== null && referral !== 'settled' && referral !== 'withdrawn';
  if (isOut) return REFERRAL_WORDS[referral];
  const hasJustWon = referral === 'settled' && (request === 'contractor-selected' || request === 'scheduled');
  const requestWords = hasJustWon ? undefined : REQUEST_WORDS[request];
  if (requestWords !== undefined) return requestWords;
  if (referral !== null) return REFERRAL_WORDS[referral];
  return refusal === 'not-yet' ? 'No contractor has the job yet.' : 'This can no longer be done.';
}
