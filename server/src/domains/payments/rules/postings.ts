import type { LedgerAccount } from '@plumbline/contract/domains/payments/ledger-account.ts';
import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { MovementKind } from '../ports.ts';
import type { StoredDispute, StoredFee, StoredPayment, StoredRefund } from '../tables.ts';
import { type EntryLabel, type LabelColumns, labelColumns } from './entry-label.ts';

/** One entry: what is posted under one key, once. Lines are [account, cents]: debits positive; they sum to 0. */
export interface Posting extends LabelColumns {
  readonly key: string;
  readonly kind: string;
  readonly lines: readonly (readonly [LedgerAccount, number])[];
  readonly billingIdentity?: string;
  readonly referralId?: ReferralId;
  readonly paymentId?: PaymentId;
  /** +1 where a connection begins to count, -1 where it counts no more. */
  readonly connections?: -1 | 0 | 1;
  /** The provider's id, for the comparison with its account. */
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
  // A donor's own words may be taken out one day; the ledger's may not.
  ...labelColumns(
    payment.kind === 'donation' ? { kind: 'donation' } : (payment.descriptionKind ?? payment.description),
  ),
});
const move = (cents: number, to: LedgerAccount, from: LedgerAccount): Posting['lines'] => [
  [to, cents],
  [from, -cents],
];

/** A connection was accepted and costs its fee. */
export const feeAssessed = (fee: Fee, label: EntryLabel | string): Posting => ({
  ...ofFee(fee),
  key: `assessed:${fee.referralId}`,
  kind: 'fee-assessed',
  ...labelColumns(label),
  connections: 1,
  lines: move(fee.amountCents, 'contractors:receivable', 'fees:revenue'),
});

/** A connection was accepted and is one of the free ones. @param priceCents what it would have cost */
export const feeWaived = (fee: Fee, priceCents: number, label: EntryLabel | string): Posting => ({
  ...ofFee(fee),
  key: `assessed:${fee.referralId}`,
  kind: 'fee-waived',
  ...labelColumns(label),
  connections: 1,
  lines: move(priceCents, 'fees:waived', 'fees:revenue'),
});

/** An unpaid or free connection counts no more. `waivedCents`: what its entry has set against the revenue. */
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

/** Money has come in. `asked` is false for an amount that we have not asked for, which is nobody's until it goes back. */
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

/** The money has settled the fee: the connection is made. */
export const feeSettled = (payment: Payment, fee: Fee): Posting => ({
  ...ofPayment(payment, fee),
  key: `settled:${payment.id}`,
  kind: 'fee-settled',
  lines: move(fee.amountCents, 'payments:unapplied', 'contractors:receivable'),
});

/** What a payment was for when it is given back. */
export type RefundSource = 'fee' | 'donation' | 'unapplied';

const SOURCE_ACCOUNTS = {
  fee: 'fees:revenue',
  donation: 'donations:revenue',
  unapplied: 'payments:unapplied',
} as const satisfies Record<RefundSource, LedgerAccount>;

/** A payment is to go back to its card. A connection that was settled with it counts no more. */
export const paymentReturned = (payment: Payment, fee: Fee | null, source: RefundSource, cents: number): Posting => ({
  ...ofPayment(payment, fee),
  key: `returned:${payment.id}`,
  kind: source === 'fee' ? 'fee-returned' : 'payment-returned',
  connections: source === 'fee' ? -1 : 0,
  lines: move(cents, SOURCE_ACCOUNTS[source], 'refunds:owed'),
});

/** A part of a payment was given back by somebody at the provider. */
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

/** The provider has given it back. */
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

/** A refund that the provider had made came back to us. */
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

/** What happens to the money of a dispute, step by step. Each is posted once, in this order. */
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

/** What the provider keeps for one line of its account. */
export const providerFee = (movement: { readonly id: string; readonly feeCents: number }): Posting => ({
  key: `provider-fee:${movement.id}`,
  kind: 'provider-fee',
  ...labelColumns({ kind: 'provider-fee' }),
  providerRef: movement.id,
  lines: move(movement.feeCents, 'provider:fees', 'provider:balance'),
});

/** A payout to our bank, and whatever else moves at the provider without a payment of ours. */
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
