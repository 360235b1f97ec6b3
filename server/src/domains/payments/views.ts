import type { Donation, DonationStatus } from '@plumbline/contract/domains/payments/donation.ts';
import type { KeptCardState } from '@plumbline/contract/domains/payments/kept-card.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { declineIn } from './rules/decline.ts';
import { paymentLabelIn } from './rules/entry-label.ts';
import type { StoredCard, StoredPayment } from './tables.ts';

/** 'R-000123' */
export const receiptNumber = ({ ordinal }: Pick<StoredPayment, 'ordinal'>): string =>
  `R-${String(ordinal).padStart(6, '0')}`;

/** Returns a donation as shown on its receipt, in the reader's language. */
export const donationView = (
  payment: StoredPayment,
  {
    isRefunded,
    isTest,
    language,
  }: { readonly isRefunded: boolean; readonly isTest: boolean; readonly language: Language },
): Donation => ({
  id: payment.id,
  receiptNumber: payment.status === 'succeeded' ? receiptNumber(payment) : null,
  amount: payment.amountCents / 100,
  description: paymentLabelIn(language, payment),
  status: donationStatus(payment, isRefunded),
  decline: declineOf(payment, language),
  paidAt: payment.paidAt?.toISOString() ?? null,
  isTest,
});

function declineOf({ status, decline: message, declineCode: code }: StoredPayment, language: Language): string | null {
  return status === 'succeeded' || message === null ? null : declineIn(language, { code, message });
}

function donationStatus({ status, closedAt }: StoredPayment, isRefunded: boolean): DonationStatus {
  switch (status) {
    case 'succeeded':
      return isRefunded ? 'refunded' : 'succeeded';
    case 'processing':
      return 'confirming';
    case 'cancelled':
      return 'cancelled';
    case 'open':
      return closedAt === null ? 'open' : 'cancelled';
  }
}

/** Returns the kept card as its owner sees it. */
export const keptCardView = (
  card: StoredCard | null,
  facts: Pick<KeptCardState, 'feeCents' | 'isPossible'>,
): KeptCardState => ({
  ...facts,
  kept: card && {
    brand: card.brand ?? '',
    last4: card.last4 ?? '',
    expiryMonth: card.expiryMonth ?? 0,
    expiryYear: card.expiryYear ?? 0,
    keptAt: (card.keptAt ?? card.startedAt).toISOString(),
    consentCents: card.consentCents,
  },
});
