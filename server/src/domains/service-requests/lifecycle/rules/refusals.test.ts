import {
  REFERRAL_STATUSES,
  type ReferralStatus,
  type Refusal,
  type RequestStatus,
} from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { storedReferral } from '../../testing/stored.ts';
import { refusalError } from './refusals.ts';

const says = (refusal: Refusal, status: RequestStatus, referral: ReferralStatus | null): string =>
  refusalError(refusal, { status }, referral === null ? null : storedReferral({ status: referral })).message;

describe('a refusal says what already happened', () => {
  it('as a conflict', () => {
    expect(refusalError('too-late', { status: 'cancelled' }, null).code).toBe('already-happened');
  });

  it.each<[Refusal, RequestStatus, ReferralStatus | null, string]>([
    ['frozen', 'responses-received', 'offered', 'Another contractor has accepted and is settling the fee'],
    ['too-late', 'responses-received', 'expired', 'The deadline to answer has passed.'],
    ['too-late', 'cancelled', 'denied', 'This request was denied.'],
    ['not-yet', 'responses-received', 'proposed', 'Your proposal is with the customer.'],
    ['too-late', 'cancelled', 'withdrawn', 'This request was canceled.'],
    ['too-late', 'contractors-notified', 'withdrawn', 'This request is no longer open.'],
    ['too-late', 'contractor-selected', 'settled', 'This request was accepted and the connection is made.'],
    ['too-late', 'scheduled', 'settled', 'This request was accepted and the connection is made.'],
    ['too-late', 'in-progress', 'settled', 'The work is in progress.'],
    ['too-late', 'completed', 'settled', 'The work is completed.'],
    ['too-late', 'contractor-selected', null, 'A contractor has been selected.'],
    ['too-late', 'scheduled', null, 'The work is scheduled.'],
    ['too-late', 'expired', null, 'This request has ended without an answer.'],
    ['too-late', 'declined', null, 'This request has ended: every contractor declined.'],
    ['not-yet', 'submitted', null, 'No contractor has the job yet.'],
    ['too-late', 'submitted', null, 'This can no longer be done.'],
  ])('%s while the request is %s and the referral %s', (refusal, request, referral, words) => {
    expect(says(refusal, request, referral)).toContain(words);
  });

  it('has separate words for each way in which a referral can have ended', () => {
    const out = REFERRAL_STATUSES.filter((status) => status !== 'settled' && status !== 'withdrawn');
    expect(new Set(out.map((status) => says('too-late', 'cancelled', status))).size).toBe(out.length);
  });

  it('that an acceptance was taken back, and that nothing is charged for it', () => {
    const takenBack = storedReferral({ status: 'denied', paymentId: 'pay_1' as never });
    expect(refusalError('too-late', { status: 'cancelled' }, takenBack).message).toBe(
      'The acceptance was taken back. Nothing is charged.',
    );
  });

  it('in the language of the caller', () => {
    expect(refusalError('too-late', { status: 'cancelled' }, null).in('es').message).toBe(
      'Esta solicitud fue cancelada.',
    );
  });
});
