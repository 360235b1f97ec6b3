import type { PaymentConfig, PaymentSecret } from '@plumbline/contract/domains/payments/endpoints.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { paymentRefusalWords } from '../payments.words.ts';
import { isCharging } from '../rules/card-charge.ts';
import { chargeOf, settleCharge } from '../store/card-charge.ts';
import { paymentById } from '../store/payment.ts';
import type { StoredPayment } from '../tables.ts';
import { openIntent } from './open-intent.ts';
import { recordIntent } from './record-intent.ts';

/** Returns the payment provider's settings for browsers. */
export const showPaymentConfig = async ({ ports }: Context): Promise<PaymentConfig> =>
  ports.payments === null
    ? { provider: 'none', publishableKey: '', isTest: false }
    : {
        provider: ports.payments.provider,
        publishableKey: ports.payments.publishableKey,
        isTest: ports.payments.isTest,
      };

/**
 * Returns what the browser needs to pay. Each payment has one intent at the provider, whatever is clicked, retried or
 * times out: the payment's id is the idempotency key, and the first intent received stays the payment's.
 * @throws DomainError 'not-found', 'already-happened' if it can't be paid (or no longer), 'unavailable'
 */
export async function showPaymentDetails(ctx: Context, id: PaymentId): Promise<PaymentSecret> {
  const payment = await paymentById(ctx, id);
  if (payment === null) throw notFound();
  requirePayable(payment);
  await requireNotCharging(ctx, id);
  const { intent, current } = await openIntent(ctx, payment);
  if (intent.status !== 'open') await recordIntent(ctx, intent);
  requirePayable((await paymentById(ctx, id)) ?? current);
  return { clientSecret: intent.clientSecret, paymentId: id, amount: payment.amountCents / 100 };
}

/**
 * A kept card that is being charged pays this payment, so its payer waits. A charge that takes too long gives way.
 * @throws DomainError 'already-happened' while it is being charged
 */
async function requireNotCharging(ctx: Context, id: PaymentId): Promise<void> {
  const charge = await chargeOf(ctx, id);
  if (charge?.status !== 'asked') return;
  if (isCharging(charge, ctx.clock.now())) {
    throw new DomainError(
      'already-happened',
      say(paymentRefusalWords, ({ beingCharged }) => beingCharged),
    );
  }
  await settleCharge(ctx, id, 'void');
}

/** @throws DomainError 'already-happened' with the reason why it can't be paid */
function requirePayable(payment: StoredPayment): void {
  const refusal = whyNotPayable(payment);
  if (refusal !== null) throw new DomainError('already-happened', refusal);
}

function whyNotPayable({ kind, status, closedAt }: StoredPayment): Said | null {
  if (status === 'succeeded') return say(paymentRefusalWords, ({ paidAlready }) => paidAlready);
  if (status === 'processing') return say(paymentRefusalWords, ({ withBank }) => withBank);
  if (status === 'open' && closedAt === null) return null;
  return say(paymentRefusalWords, ({ donationClosed, connectionClosed }) =>
    kind === 'donation' ? donationClosed : connectionClosed,
  );
}
