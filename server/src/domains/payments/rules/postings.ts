import type { LedgerAccount } from '@plumbline/contract/domains/payments/ledger-account.ts';
import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { MovementKind } from '../ports.ts';
import type { StoredDispute, StoredFee, StoredPayment, StoredRefund } from '../tables.ts';
import { type EntryLabel, type LabelColumns, labelColumns } from './entry-label.ts';

/** One ledger entry, posted once under its key. Lines are [account, cents], debits positive; they sum to 0. */
export interface Posting extends LabelColumns {
  readonly key: string;
  readonly kind: string;
  readonly lines: readonly (readonly [LedgerAccount, number])[];
  readonly billingIdentity?: string;
  readonly referralId?: ReferralId;
  readonly paymentId?: PaymentId;
  /** +1 where a connection starts to count, -1 where it stops counting. */
  readonly connections?: -1 | 0 | 1;
  /** The provider's id, used in the reconciliation with its account. */
  readonly providerRef?: string;
}

type Fee = Pick<StoredFee, 'referralId' | 'billingIdentity' | 'amountCents' | 'paymentId'>;
type Payment = Pick<StoredPayment, 'id' | 'kind' | 'referralId' | 'amountCents' | 'description' | 'intentId'> &
  Partial<Pick<StoredPayment, 'descriptionKind'>>;

const ofFee = (fee: Fee) => ({
  referralId: fee.referralId,
  billingIdentity: fee.billingIdentity,
  ...(fee.paymentId !== null && { paymentId: fee.paymentId }),
});
const ofPayment = (payment: Payment, fee: Fee | null) => ({
  paymentId: payment.id,
  ...(payment.referralId !== null && { referralId: payment.referralId }),
  ...(fee !== null && { billingIdentity: fee.billingIdentity }),
  // A donor's own words may be erased later, but ledger entries can't change.
  ...labelColumns(
    payment.kind === 'donation' ? { kind: 'donation' } : (payment.descriptionKind ?? payment.description),
  ),
});
const move = (cents: number, to: LedgerAccount, from: LedgerAccount): Posting['lines'] => [
  [to, cents],
  [from, -cents],
];

/** A connection was accepted and its fee is due. */
export const feeAssessed = (fee: Fee, label: EntryLabel | string): Posting => ({
  ...ofFee(fee),
  key: `assessed:${fee.referralId}`,
  kind: 'fee-assessed',
  ...labelColumns(label),
  connections: 1,
  lines: move(fee.amountCents, 'contractors:receivable', 'fees:revenue'),
});

/**
 * A connection was accepted for free.
 * @param priceCents the fee it would have cost
 */
export const feeWaived = (fee: Fee, priceCents: number, label: EntryLabel | string): Posting => ({
  ...ofFee(fee),
  key: `assessed:${fee.referralId}`,
  kind: 'fee-waived',
  ...labelColumns(label),
  connections: 1,
  lines: move(priceCents, 'fees:waived', 'fees:revenue'),
});

/**
 * An unpaid or free connection no longer counts.
 * @param waivedCents the amount that its entry posted against revenue
 */
export const feeEnded = (fee: StoredFee, status: 'lapsed' | 'returned', waivedCents: number): Posting => ({
  ...ofFee(fee),
  key: `ended:${fee.referralId}`,
  kind: `fee-${status}`,
  ...labelColumns({ kind: status === 'lapsed' ? 'fee-lapsed' : 'connection-ended' }),
  connections: -1,
  lines:
    fee.status === 'free'
      ? move(waivedCents, 'fees:revenue', 'fees:waived')
      : move(fee.amountCents, 'fees:revenue', 'contractors:receivable'),
});

/**
 * Money was received.
 * @param asked false for an amount that we didn't request; it stays unassigned until refunded
 */
export const paymentReceived = (payment: Payment, fee: Fee | null, cents: number, asked: boolean): Posting => ({
  ...ofPayment(payment, fee),
  key: `received:${payment.id}`,
  kind: 'payment-received',
  ...(payment.intentId !== null && { providerRef: payment.intentId }),
  lines: move(
    cents,
    'provider:balance',
    payment.kind === 'donation' && asked ? 'donations:revenue' : 'payments:unapplied',
  ),
});

/** The payment has settled the fee: both sides are connected. */
export const feeSettled = (payment: Payment, fee: Fee): Posting => ({
  ...ofPayment(payment, fee),
  key: `settled:${payment.id}`,
  kind: 'fee-settled',
  lines: move(fee.amountCents, 'payments:unapplied', 'contractors:receivable'),
});

/** The use of a payment at the time of its refund. */
export type RefundSource = 'fee' | 'donation' | 'unapplied';

const SOURCE_ACCOUNTS = {
  fee: 'fees:revenue',
  donation: 'donations:revenue',
  unapplied: 'payments:unapplied',
} as const satisfies Record<RefundSource, LedgerAccount>;

/** A payment will be refunded to its card. A connection that it settled no longer counts. */
export const paymentReturned = (payment: Payment, fee: Fee | null, source: RefundSource, cents: number): Posting => ({
  ...ofPayment(payment, fee),
  key: `returned:${payment.id}`,
  kind: source === 'fee' ? 'fee-returned' : 'payment-returned',
  connections: source === 'fee' ? -1 : 0,
  lines: move(cents, SOURCE_ACCOUNTS[source], 'refunds:owed'),
});

/** Someone refunded part of a payment at the provider. */
export const partReturned = (
  payment: Payment,
  fee: Fee | null,
  source: RefundSource,
  refund: Pick<StoredRefund, 'id' | 'amountCents'>,
): Posting => ({
  ...ofPayment(payment, fee),
  key: `returned:${refund.id}`,
  kind: 'part-returned',
  lines: move(refund.amountCents, SOURCE_ACCOUNTS[source], 'refunds:owed'),
});

/** The provider has paid the refund. */
export const refundPaid = (
  payment: Payment,
  fee: Fee | null,
  refund: Pick<StoredRefund, 'id' | 'amountCents' | 'providerId'>,
): Posting => ({
  ...ofPayment(payment, fee),
  key: `refunded:${refund.id}`,
  kind: 'refund-paid',
  ...(refund.providerId !== null && { providerRef: refund.providerId }),
  lines: move(refund.amountCents, 'refunds:owed', 'provider:balance'),
});

/** A refund that the provider had paid came back to us. */
export const refundBounced = (
  payment: Payment,
  fee: Fee | null,
  refund: Pick<StoredRefund, 'id' | 'amountCents' | 'providerId'>,
): Posting => ({
  ...ofPayment(payment, fee),
  key: `bounced:${refund.id}`,
  kind: 'refund-bounced',
  ...(refund.providerId !== null && { providerRef: refund.providerId }),
  lines: move(refund.amountCents, 'provider:balance', 'refunds:owed'),
});

/** Returns the ledger entries for a dispute so far. Each is posted once, in this order. */
export function disputePostings(
  payment: Payment,
  fee: Fee | null,
  dispute: Pick<StoredDispute, 'id' | 'amountCents' | 'status'>,
): Posting[] {
  const of = ofPayment(payment, fee);
  const cents = dispute.amountCents;
  const opened: Posting = {
    ...of,
    key: `disputed:${dispute.id}`,
    kind: 'dispute-opened',
    providerRef: dispute.id,
    lines: move(cents, 'disputes:held', 'provider:balance'),
  };
  if (dispute.status === 'open') return [opened];
  return [
    opened,
    dispute.status === 'won'
      ? {
          ...of,
          key: `dispute-closed:${dispute.id}`,
          kind: 'dispute-won',
          providerRef: dispute.id,
          lines: move(cents, 'provider:balance', 'disputes:held'),
        }
      : {
          ...of,
          key: `dispute-closed:${dispute.id}`,
          kind: 'dispute-lost',
          lines: move(cents, 'disputes:lost', 'disputes:held'),
        },
  ];
}

/** Posts the provider's fee for one line of its account. */
export const providerFee = (movement: { readonly id: string; readonly feeCents: number }): Posting => ({
  key: `provider-fee:${movement.id}`,
  kind: 'provider-fee',
  ...labelColumns({ kind: 'provider-fee' }),
  providerRef: movement.id,
  lines: move(movement.feeCents, 'provider:fees', 'provider:balance'),
});

/** Posts a payout to our bank, or any other movement at the provider without a payment. */
export const providerMovement = (movement: {
  readonly id: string;
  readonly kind: MovementKind;
  readonly amountCents: number;
}): Posting => ({
  key: `provider-movement:${movement.id}`,
  kind: 'provider-movement',
  ...labelColumns({ kind: 'provider-movement', movement: movement.kind }),
  providerRef: movement.id,
  lines: move(movement.amountCents, 'provider:balance', 'provider:other'),
});
