import { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { sendMessages } from '../../messaging/public.ts';
import { donationReceipt } from '../notifications.ts';
import { type Decline, type Intent, JOB_ATTEMPTS } from '../ports.ts';
import { DECLINES_PER_DONATION, limitOf } from '../rules/donation-limits.ts';
import { paymentReceived } from '../rules/postings.ts';
import { settleCharge } from '../store/card-charge.ts';
import { countDecline } from '../store/donation-attempt.ts';
import { post } from '../store/ledger.ts';
import { addDecline, adoptIntent, lockPayment, updatePayment } from '../store/payment.ts';
import { lockFee } from '../store/referral-fee.ts';
import type { StoredFee, StoredPayment } from '../tables.ts';
import { alertOperators } from './alert-operators.ts';
import { requestRefund } from './refund-payment.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** The provider has received the payment of a referral's fee. */
    'fee-paid': { readonly referralId: ReferralId; readonly paymentId: PaymentId };
  }
}

/**
 * Records the state of a payment as reported by the provider. Only this makes a payment succeed. Reports may arrive
 * late, twice and out of order; a payment that has succeeded stays so. Returns the payment; null if the intent is not
 * one of ours.
 */
export const recordIntent = (ctx: Context, intent: Intent): Promise<StoredPayment | null> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await lockOwn(ctx, intent);
    if (payment === null || payment.status === 'succeeded') return payment;
    switch (intent.status) {
      case 'succeeded':
        await receive(ctx, payment, intent);
        break;
      case 'cancelled':
        await updatePayment(ctx, payment.id, { status: 'cancelled', closedAt: payment.closedAt ?? ctx.clock.now() });
        break;
      case 'processing':
        if (payment.status === 'open') await updatePayment(ctx, payment.id, { status: 'processing' });
        break;
      case 'open':
        break;
    }
    return payment;
  });

/**
 * Records a declined card. The payer may try another. After too many declines a donation is closed and its donor has to
 * wait.
 */
export const recordDecline = (ctx: Context, intent: Intent, decline: Decline): Promise<StoredPayment | null> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await lockOwn(ctx, intent);
    if (payment === null || payment.status === 'succeeded' || payment.status === 'cancelled') return payment;
    await addDecline(ctx, payment.id, decline);
    for (const key of payment.clientKeys) await countDecline(ctx, limitOf(key));
    if (payment.kind === 'donation' && payment.declines + 1 >= DECLINES_PER_DONATION && payment.closedAt === null) {
      await updatePayment(ctx, payment.id, { closedAt: ctx.clock.now() });
      const { id: paymentId } = payment;
      await enqueue(ctx, [{ task: 'cancel-payment', payload: { paymentId }, maxAttempts: JOB_ATTEMPTS }]);
    }
    return payment;
  });

/**
 * Returns and locks the payment that an intent was made for. An intent that carries our id but isn't that payment's is
 * foreign.
 */
async function lockOwn(ctx: Context, intent: Intent): Promise<StoredPayment | null> {
  if (intent.paymentId === null) return null;
  const payment = await lockPayment(ctx, PaymentId.parse(intent.paymentId));
  if (payment === null) return null;
  if (payment.intentId === intent.id) return payment;
  // The intent was created, but the response was lost.
  if (payment.intentId !== null || !(await adoptIntent(ctx, payment.id, intent.id))) return null;
  return { ...payment, intentId: intent.id };
}

async function receive(ctx: Context, payment: StoredPayment, intent: Intent): Promise<void> {
  const now = ctx.clock.now();
  const received = {
    status: 'succeeded' as const,
    receivedCents: intent.receivedCents,
    paidAt: now,
    decline: null,
    declineCode: null,
  };
  await updatePayment(ctx, payment.id, received);
  await settleCharge(ctx, payment.id, 'charged');
  const paid = { ...payment, ...received };
  const fee = payment.referralId === null ? null : await lockFee(ctx, payment.referralId);
  const isAsAsked = intent.receivedCents === payment.amountCents && intent.currency === 'usd';
  await post(ctx, paymentReceived(paid, fee, intent.receivedCents, isAsAsked));
  if (!isAsAsked) return returnWrong(ctx, paid, fee, intent);
  if (payment.referralId !== null) {
    await enqueue(ctx, [], [{ type: 'fee-paid', referralId: payment.referralId, paymentId: payment.id }]);
  } else {
    await sendMessages(ctx, donationReceipt(paid, { at: now, isTest: ctx.ports.payments?.isTest ?? false }));
  }
}

/** Refunds an amount that we didn't request. It settles nothing. */
async function returnWrong(ctx: Context, payment: StoredPayment, fee: StoredFee | null, intent: Intent): Promise<void> {
  await requestRefund(ctx, payment, {
    reason: { kind: 'wrong-amount' },
    source: 'unapplied',
    fee,
  });
  await alertOperators(ctx, {
    key: `wrong-amount:${payment.id}`,
    paymentId: payment.id,
    write: ({ wrongAmount: { subject, text } }, { formatMoney }) => ({
      subject,
      text: text(payment.id, formatMoney(payment.amountCents), `${intent.receivedCents} ${intent.currency}`),
    }),
  });
}
