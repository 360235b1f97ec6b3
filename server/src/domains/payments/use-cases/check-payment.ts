import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { ProviderUnavailable } from '../ports.ts';
import { paymentById, paymentOfReferral } from '../store/payment.ts';
import type { StoredPayment } from '../tables.ts';
import { recordIntent } from './record-intent.ts';

const MINUTE_MS = 60_000;
/** Minutes before each check of a payment that the provider hasn't reported on. */
const ROUNDS = [2, 5, 15, 60, 240, 1440] as const;

/**
 * Asks the provider for the state of a payment and records it. Don't call it in a transaction: it waits for the
 * network.
 * @returns the payment as stored afterwards; null if there is no such payment
 * @throws ProviderUnavailable
 */
export async function checkPayment(ctx: Context, id: PaymentId): Promise<StoredPayment | null> {
  const payment = await paymentById(ctx, id);
  // Without the provider's id, nobody has been able to pay it.
  if (payment === null || payment.intentId === null || payment.status === 'succeeded') return payment;
  if (ctx.ports.payments === null) return payment;
  const answer = await ctx.ports.payments.retrieveIntent(payment.intentId);
  if (answer.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer.kind === 'refused') {
    ctx.log.warn({ paymentId: id, code: answer.code }, 'The provider does not know this payment');
    return payment;
  }
  await recordIntent(ctx, answer.value);
  return paymentById(ctx, id);
}

/** Checks the payment of a referral's fee. If the provider can't be reached, nothing changes. */
export async function checkFeePayment(ctx: Context, referralId: ReferralId): Promise<void> {
  const payment = await paymentOfReferral(ctx, referralId);
  if (payment === null) return;
  try {
    await checkPayment(ctx, payment.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    ctx.log.warn({ paymentId: payment.id, ...errorFacts(error) }, 'Could not reach the payment provider');
  }
}

/** Schedules a check of a payment in case the provider's webhook call is lost. */
export const scheduleCheck = (ctx: Context, paymentId: PaymentId, round = 0): Promise<void> => {
  const minutes = ROUNDS[round];
  if (minutes === undefined) return Promise.resolve();
  const runAt = new Date(ctx.clock.now().getTime() + minutes * MINUTE_MS);
  return enqueue(ctx, [
    { task: 'check-payment', payload: { paymentId, round }, runAt, key: `check-payment:${paymentId}` },
  ]);
};

/** Checks a payment once and schedules the next check. After the last check an unpaid donation is canceled. */
export async function checkAgain(
  ctx: Context,
  { paymentId, round }: { readonly paymentId: PaymentId; readonly round: number },
): Promise<void> {
  const payment = await checkPayment(ctx, paymentId);
  if (payment === null || payment.status === 'succeeded' || payment.status === 'cancelled') return;
  if (round + 1 < ROUNDS.length) await scheduleCheck(ctx, paymentId, round + 1);
  else if (payment.kind === 'donation') await cancelPayment(ctx, { paymentId });
}

/**
 * Cancels a payment at the provider. If it was paid first, records that instead.
 * @throws ProviderUnavailable
 */
export async function cancelPayment(ctx: Context, { paymentId }: { readonly paymentId: PaymentId }): Promise<void> {
  const payment = await paymentById(ctx, paymentId);
  const isFinal = payment === null || payment.status === 'succeeded' || payment.status === 'cancelled';
  if (isFinal || payment.intentId === null) return;
  if (ctx.ports.payments === null) throw new ProviderUnavailable('No payment provider is set up');
  const answer = await ctx.ports.payments.cancelIntent(payment.intentId);
  if (answer.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer.kind === 'ok') await recordIntent(ctx, answer.value);
  else ctx.log.warn({ paymentId, code: answer.code }, 'The provider refused to cancel a payment');
}
