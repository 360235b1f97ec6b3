import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { ProviderRefund } from '../ports.ts';
import { partReturned, paymentReturned, type RefundSource, refundBounced, refundPaid } from '../rules/postings.ts';
import { reasonColumns } from '../rules/refund-reason.ts';
import { post } from '../store/ledger.ts';
import { lockPayment, paymentOfIntent } from '../store/payment.ts';
import { lockFee, setFeeStatus } from '../store/referral-fee.ts';
import { insertRefund, liveRefundOf, refundById, refundByProviderId, updateRefund } from '../store/refund.ts';
import type { StoredFee, StoredPayment, StoredRefund } from '../tables.ts';
import { alertOperators } from './alert-operators.ts';

/**
 * Records the state of a refund as reported by the provider, whether it is ours or was made there. Reports may arrive
 * late, twice and out of order; an older one never changes a final state.
 */
export const recordRefund = async (ctx: Context, told: ProviderRefund): Promise<void> => {
  await takeRefund(ctx, told);
};

/** Records a refund like `recordRefund` and returns its payment; null if it is not one of ours. */
export const takeRefund = (ctx: Context, told: ProviderRefund): Promise<StoredPayment | null> =>
  inTransaction(ctx, async (ctx) => {
    const found = await paymentOfIntent(ctx, told.intentId);
    const payment = found === null ? null : await lockPayment(ctx, found.id);
    if (payment === null) return null;
    const fee = payment.referralId === null ? null : await lockFee(ctx, payment.referralId);
    const refund = (await knownRefund(ctx, told)) ?? (await adoptRefund(ctx, payment, fee, told));
    await settleRefund(ctx, payment, fee, refund, told);
    return payment;
  });

async function knownRefund(ctx: Context, told: ProviderRefund): Promise<StoredRefund | null> {
  const byOurs = told.refundId === null ? null : await refundById(ctx, told.refundId);
  return byOurs ?? (await refundByProviderId(ctx, told.id));
}

async function settleRefund(
  ctx: Context,
  payment: StoredPayment,
  fee: StoredFee | null,
  refund: StoredRefund,
  told: ProviderRefund,
): Promise<void> {
  const isOlder =
    refund.status === told.status ||
    refund.status === 'failed' ||
    (refund.status === 'succeeded' && told.status === 'pending');
  if (isOlder) return;
  const settled = { ...refund, providerId: told.id };
  await updateRefund(ctx, refund.id, {
    providerId: told.id,
    status: told.status,
    ...(told.status !== 'pending' && { settledAt: ctx.clock.now() }),
    ...(told.status === 'failed' && { failure: told.reason }),
  });
  if (told.status === 'succeeded') await post(ctx, refundPaid(payment, fee, settled));
  if (told.status !== 'failed') return;
  if (refund.status === 'succeeded') await post(ctx, refundBounced(payment, fee, settled));
  await alertOperators(ctx, {
    key: `refund-failed:${refund.id}`,
    paymentId: payment.id,
    write: ({ refund: words }) => ({
      subject: words.failed,
      text: words.didNotArrive(payment.id, refund.reason, told.reason ?? words.noReason),
    }),
  });
}

/** Records a refund made at the provider. A full refund ends the connection's fee, as ours do. */
async function adoptRefund(
  ctx: Context,
  payment: StoredPayment,
  fee: StoredFee | null,
  told: ProviderRefund,
): Promise<StoredRefund> {
  const refund: StoredRefund = {
    id: newId('rfd'),
    paymentId: payment.id,
    amountCents: told.amountCents,
    ...reasonColumns({ kind: 'at-provider' }),
    origin: 'provider',
    status: 'requested',
    providerId: told.id,
    failure: null,
    requestedAt: ctx.clock.now(),
    settledAt: null,
  };
  await insertRefund(ctx, refund);
  const source = sourceOf(payment, fee);
  const isWhole = told.amountCents === payment.receivedCents && (await liveRefundOf(ctx, payment.id)) === null;
  await post(
    ctx,
    isWhole ? paymentReturned(payment, fee, source, told.amountCents) : partReturned(payment, fee, source, refund),
  );
  if (isWhole && source === 'fee' && fee !== null) await setFeeStatus(ctx, fee.referralId, 'returned');
  return refund;
}

/** Returns the current use of a payment that was received. */
export const sourceOf = (
  payment: Pick<StoredPayment, 'kind' | 'appliedAt'>,
  fee: Pick<StoredFee, 'status'> | null,
): RefundSource => {
  if (payment.kind === 'donation') return 'donation';
  return payment.appliedAt !== null && fee?.status === 'paid' ? 'fee' : 'unapplied';
};
