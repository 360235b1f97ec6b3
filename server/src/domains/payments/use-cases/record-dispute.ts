import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Dispute } from '../ports.ts';
import { paymentLabelIn } from '../rules/entry-label.ts';
import { disputePostings } from '../rules/postings.ts';
import { disputeById, putDispute } from '../store/dispute.ts';
import { post } from '../store/ledger.ts';
import { lockPayment, paymentOfIntent } from '../store/payment.ts';
import { feeOf } from '../store/referral-fee.ts';
import type { StoredPayment } from '../tables.ts';
import { alertOperators } from './alert-operators.ts';

/**
 * Records a cardholder's dispute. The provider withholds the money until the bank decides, and a decision is never
 * overwritten by later events. Returns the payment; null if it is not one of ours.
 */
export const recordDispute = (ctx: Context, told: Dispute): Promise<StoredPayment | null> =>
  inTransaction(ctx, async (ctx) => {
    const found = await paymentOfIntent(ctx, told.intentId);
    const payment = found === null ? null : await lockPayment(ctx, found.id);
    if (payment === null) return null;
    const known = await disputeById(ctx, told.id);
    if (known !== null && (known.status !== 'open' || told.status === 'open')) return payment;
    const now = ctx.clock.now();
    await putDispute(ctx, {
      ...told,
      paymentId: payment.id,
      openedAt: known?.openedAt ?? now,
      closedAt: told.status === 'open' ? null : now,
    });
    const fee = payment.referralId === null ? null : await feeOf(ctx, payment.referralId);
    for (const posting of disputePostings(payment, fee, told)) await post(ctx, posting);
    await alertOperators(ctx, {
      key: `dispute:${told.id}:${told.status}`,
      paymentId: payment.id,
      write: ({ disputed }, { formatMoney }, language) => ({
        subject: disputed[told.status === 'open' ? 'opened' : told.status],
        text: disputed.facts(paymentLabelIn(language, payment), formatMoney(told.amountCents), payment.id, told.reason),
      }),
    });
    return payment;
  });
