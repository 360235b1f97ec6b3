import type { AnswerReceipt } from '@plumbline/contract/domains/service-requests/answer.ts';
import type { ReferralStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { formatMoney } from '@plumbline/contract/kernel/format.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { StoredReferral } from '../tables.ts';
import { paymentUrl } from './links.ts';

const WORDS: Readonly<Partial<Record<ReferralStatus, string>>> = {
  settled: 'You are connected.',
  denied: 'The request was denied. Nothing is due.',
  proposed: 'The proposal was sent to the customer.',
  countered: 'The other time was sent to the contractor.',
  declined: 'The proposal was declined.',
  withdrawn: 'A proposal can be changed at most 3 times. With this change the request was closed.',
};

/** What an answer has led to. Made from where the referral stands, so that the same answer gets the same receipt. */
export function receiptFor(referral: StoredReferral, settings: Settings): AnswerReceipt {
  const isDue = referral.status === 'accepted-unpaid';
  const isTakenBack = hasTakenBack(referral);
  return {
    status: referral.status,
    message: isDue
      ? `Accepted. The connection is made when the referral fee of ${formatMoney(referral.feeCents)} is paid.`
      : isTakenBack
        ? 'Your acceptance was taken back. Nothing is charged.'
        : (WORDS[referral.status] ?? 'Thank you.'),
    feeDueCents: isDue ? referral.feeCents : 0,
    paymentUrl: isDue ? paymentUrl(settings, referral) : null,
  };
}

/** The same for the customer, who neither pays nor gets the contractor's payment link. */
export const customerReceipt = (referral: StoredReferral, settings: Settings): AnswerReceipt => ({
  ...receiptFor(referral, settings),
  ...(referral.status === 'accepted-unpaid' && {
    message: 'Approved. You are connected as soon as the contractor has settled the referral fee.',
    feeDueCents: 0,
    paymentUrl: null,
  }),
});

/** Whether a contractor denied a request they had accepted: only an acceptance has a fee. */
export const hasTakenBack = ({ status, paymentId }: Pick<StoredReferral, 'status' | 'paymentId'>): boolean =>
  status === 'denied' && paymentId !== null;
