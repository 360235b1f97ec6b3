import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { JOB_ATTEMPTS, ProviderUnavailable } from '../ports.ts';
import { paymentReturned, type RefundSource } from '../rules/postings.ts';
import { type RefundReason, reasonColumns } from '../rules/refund-reason.ts';
import { post } from '../store/ledger.ts';
import { lockPayment, paymentById } from '../store/payment.ts';
import { centsGivenBack, insertRefund, refundById, updateRefund } from '../store/refund.ts';
import type { StoredFee, StoredPayment } from '../tables.ts';
import { alertOperators } from './alert-operators.ts';
import { recordRefund } from './record-refund.ts';

/**
 * Requests a refund of the rest of a payment, in the caller's transaction, which holds the payment's lock. Returns
 * false if a refund is pending or done. A failed refund is retried.
 * @param refund.reason a string is an operator's own words
 */
export async function requestRefund(
  ctx: Context,
  payment: StoredPayment,
  {
    reason,
    source,
    fee,
  }: {
    readonly reason: RefundReason | string;
    readonly source: RefundSource;
    readonly fee: StoredFee | null;
  },
): Promise<boolean> {
  const amountCents = (payment.receivedCents ?? payment.amountCents) - (await centsGivenBack(ctx, payment.id));
  if (amountCents <= 0) return false;
  const refundId = newId('rfd');
  const isNew = await insertRefund(ctx, {
    id: refundId,
    paymentId: payment.id,
    amountCents,
    ...reasonColumns(reason),
    origin: 'ours',
    status: 'requested',
    requestedAt: ctx.clock.now(),
  });
  if (!isNew) return false;
  await post(ctx, paymentReturned(payment, fee, source, amountCents));
  await enqueue(ctx, [{ task: 'refund-payment', payload: { refundId }, maxAttempts: JOB_ATTEMPTS }]);
  return true;
}

/**
 * Asks the provider for a refund. The refund's id is the idempotency key, so retrying after a timeout refunds once.
 * @throws ProviderUnavailable so that the job is retried
 */
export async function carryOutRefund(ctx: Context, { refundId }: { readonly refundId: string }): Promise<void> {
  const refund = await refundById(ctx, refundId);
  if (refund?.status !== 'requested') return;
  const payment = await paymentById(ctx, refund.paymentId);
  if (payment === null || payment.intentId === null) throw new Error('A refund without a payment at the provider');
  const port = ctx.ports.payments;
  if (port === null) throw new ProviderUnavailable('No payment provider is set up');
  const answer = await port.refund({ intentId: payment.intentId, amountCents: refund.amountCents, refundId });
  if (answer.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer.kind === 'ok') return recordRefund(ctx, answer.value);
  await inTransaction(ctx, async (ctx) => {
    await lockPayment(ctx, payment.id);
    if ((await refundById(ctx, refundId))?.status !== 'requested') return;
    await updateRefund(ctx, refundId, { status: 'failed', failure: answer.reason, settledAt: ctx.clock.now() });
    await alertOperators(ctx, {
      key: `refund-failed:${refundId}`,
      paymentId: payment.id,
      write: ({ refund: words }) => ({
        subject: words.refused,
        text: words.wasRefused(payment.id, refund.reason, answer.reason),
      }),
    });
  });
}
