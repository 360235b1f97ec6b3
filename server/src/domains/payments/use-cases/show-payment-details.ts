import type { PaymentConfig, PaymentSecret } from '@plumbline/contract/domains/payments/endpoints.ts';
import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { paymentRefusalWords } from '../payments.words.ts';
import { type Intent, JOB_ATTEMPTS, type PortAnswer } from '../ports.ts';
import { adoptIntent, lockPayment, paymentById } from '../store/payment.ts';
import type { StoredPayment } from '../tables.ts';
import { scheduleCheck } from './check-payment.ts';
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
  const intent = valueOf(ctx, await askProvider(ctx, payment));
  const current = await adopt(ctx, payment, intent);
  if (intent.status !== 'open') await recordIntent(ctx, intent);
  requirePayable((await paymentById(ctx, id)) ?? current);
  return { clientSecret: intent.clientSecret, paymentId: id, amount: payment.amountCents / 100 };
}

function askProvider(ctx: Context, payment: StoredPayment): Promise<PortAnswer<Intent>> {
  const port = ctx.ports.payments;
  if (port === null)
    throw new DomainError(
      'unavailable',
      say(paymentRefusalWords, ({ noProvider }) => noProvider),
    );
  if (payment.intentId !== null) return port.retrieveIntent(payment.intentId);
  return port.createIntent({
    amountCents: payment.amountCents,
    // A donor's own words stay with us.
    description: payment.kind === 'donation' ? paymentInputWords[payment.language].donation : payment.description,
    metadata: { paymentId: payment.id, kind: payment.kind },
    idempotencyKey: payment.id,
  });
}

function valueOf(ctx: Context, answer: PortAnswer<Intent>): Intent {
  if (answer.kind === 'ok') return answer.value;
  if (answer.kind === 'refused')
    ctx.log.error({ code: answer.code, reason: answer.reason }, 'The provider refused the payment');
  throw unreachable();
}

const unreachable = () =>
  new DomainError(
    'unavailable',
    say(paymentRefusalWords, (words) => words.unreachable),
  );

/** Stores the provider's id. If the payment has been closed in the meantime, cancels it at the provider. */
const adopt = (ctx: Context, { id: paymentId }: StoredPayment, intent: Intent): Promise<StoredPayment> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, paymentId);
    if (payment === null) throw notFound();
    // The provider has forgotten the key and made a second intent. The first one stays valid.
    if (payment.intentId !== null && payment.intentId !== intent.id) throw unreachable();
    const isNew = payment.intentId === null && (await adoptIntent(ctx, paymentId, intent.id));
    if (isNew && payment.closedAt !== null) {
      await enqueue(ctx, [{ task: 'cancel-payment', payload: { paymentId }, maxAttempts: JOB_ATTEMPTS }]);
    } else if (isNew) {
      await scheduleCheck(ctx, paymentId);
    }
    return { ...payment, intentId: payment.intentId ?? intent.id };
  });

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
