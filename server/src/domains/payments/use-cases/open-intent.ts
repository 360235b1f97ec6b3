import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { paymentRefusalWords } from '../payments.words.ts';
import { type Intent, JOB_ATTEMPTS, type PortAnswer } from '../ports.ts';
import { adoptIntent, lockPayment } from '../store/payment.ts';
import type { StoredPayment } from '../tables.ts';
import { scheduleCheck } from './check-payment.ts';

/**
 * Returns a payment's one intent at the provider, and creates it if there is none. Don't call it in a transaction: it
 * waits for the network.
 * @throws DomainError 'unavailable'
 */
export async function openIntent(
  ctx: Context,
  payment: StoredPayment,
): Promise<{ readonly intent: Intent; readonly current: StoredPayment }> {
  const intent = valueOf(ctx, await askProvider(ctx, payment));
  return { intent, current: await adopt(ctx, payment, intent) };
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
    // Answer windows are in working time, so a payment may be opened again days later.
    askedSince: payment.createdAt,
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
