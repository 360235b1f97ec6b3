import type { PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { ProviderUnavailable } from '../ports.ts';
import { paymentById, paymentOfReferral } from '../store/payment.ts';
import type { StoredPayment } from '../tables.ts';
import { recordIntent } from './record-intent.ts';

const MINUTE_MS = 60_000;
/** Minutes between the rounds of asking after a payment that nothing is heard of. */
const ROUNDS = [2, 5, 15, 60, 240, 1440] as const;

/**
 * Asks the provider how a payment stands and takes it in. Not in a transaction of the caller's: it waits for the network.
 * @returns the payment as it is stored then; null without one.
 * @throws ProviderUnavailable
 */
export async function checkPayment(ctx: Context, id: PaymentId): Promise<StoredPayment | null> {
  const payment = await paymentById(ctx, id);
  // Without an id of the provider's nobody was given anything to pay it with.
  if (payment === null || payment.intentId === null || payment.status === 'succeeded') return payment;
  if (ctx.ports.payments === null) return payment;
  const answer = await ctx.ports.payments.retrieveIntent(payment.intentId);
  if (answer.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer.kind === 'refused') {
    ctx.log.warn({ paymentId: id, code: answer.code }, 'The provider does not know a payment');
    return payment;
  }
  await recordIntent(ctx, answer.value);
  return paymentById(ctx, id);
}

/** The same for a referral's fee; where the provider can't be reached it stays as it was. */
export async function checkFeePayment(ctx: Context, referralId: ReferralId): Promise<void> {
  const payment = await paymentOfReferral(ctx, referralId);
  if (payment === null) return;
  try {
    await checkPayment(ctx, payment.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    ctx.log.warn({ paymentId: payment.id, ...errorFacts(error) }, 'The payment provider could not be asked');
  }
}

/** Sets the first round of asking after a payment, in case the provider's word is lost. */
export const scheduleCheck = (ctx: Context, paymentId: PaymentId, round = 0): Promise<void> => {
  const minutes = ROUNDS[round];
  if (minutes === undefined) return Promise.resolve();
  const runAt = new Date(ctx.clock.now().getTime() + minutes * MINUTE_MS);
  return enqueue(ctx, [
    { task: 'check-payment', payload: { paymentId, round }, runAt, key: `check-payment:${paymentId}` },
  ]);
};

/** One round of asking. A payment that nothing has come of after the last one is left to its end. */
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
 * Makes at the provider that a payment can't be paid any more. One that was paid first is taken in as such.
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
