import type { Donation, DonationStatus } from '@plumbline/contract/domains/payments/donation.ts';
import type { StoredPayment } from './tables.ts';

/** 'R-000123' */
export const receiptNumber = ({ ordinal }: Pick<StoredPayment, 'ordinal'>): string =>
  `R-${String(ordinal).padStart(6, '0')}`;

/** A donation as its receipt shows it. */
export const donationView = (
  payment: StoredPayment,
  { isRefunded, isTest }: { readonly isRefunded: boolean; readonly isTest: boolean },
): Donation => ({
  id: payment.id,
  receiptNumber: payment.status === 'succeeded' ? receiptNumber(payment) : null,
  amount: payment.amountCents / 100,
  description: payment.description,
  status: donationStatus(payment, isRefunded),
  decline: payment.status === 'succeeded' ? null : payment.decline,
  paidAt: payment.paidAt?.toISOString() ?? null,
  isTest,
});

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
