import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { ProviderEvent } from '../ports.ts';
import { paymentOfIntent } from '../store/payment.ts';
import { takeEvent, traceEvent } from '../store/provider-event.ts';
import type { StoredPayment } from '../tables.ts';
import { webhookRefusalWords } from '../webhook.words.ts';
import { checkPayment } from './check-payment.ts';
import { recordDispute } from './record-dispute.ts';
import { recordDecline, recordIntent } from './record-intent.ts';
import { takeRefund } from './record-refund.ts';

/**
 * Processes an event from the provider once, whatever the number and order of deliveries. Calls that are unsigned or
 * too old are only logged.
 * @throws DomainError 'invalid-input' for such calls, 'not-found' if no provider is set up
 */
export async function receiveWebhook(
  ctx: Context,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<{ received: true }> {
  const port = ctx.ports.payments;
  if (port === null) throw notFound();
  const reading = port.readWebhook(rawBody, headers, ctx.clock.now());
  if (reading.kind === 'refused') {
    ctx.log.warn({ reason: reading.reason }, 'A webhook call was rejected');
    const { reason } = reading;
    throw new DomainError(
      'invalid-input',
      say(webhookRefusalWords, (words) => words[reason]),
    );
  }
  if (reading.kind === 'ignored') {
    await takeEvent(ctx, reading);
    return { received: true };
  }
  const { event } = reading;
  await catchUp(ctx, event);
  await inTransaction(ctx, async (ctx) => {
    // Locks the event until this transaction ends. A concurrent delivery of the same event waits here, then does
    // nothing.
    if (!(await takeEvent(ctx, event))) return;
    const payment = await apply(ctx, event);
    await traceEvent(ctx, event.id, payment?.id ?? null);
    if (payment === null)
      ctx.log.warn({ event: event.id, type: event.type }, 'An event does not belong to any of our payments');
  });
  return { received: true };
}

/** Returns the payment that the event is about; null if it is not one of ours. */
function apply(ctx: Context, event: ProviderEvent): Promise<StoredPayment | null> {
  switch (event.type) {
    case 'intent':
      return recordIntent(ctx, event.intent);
    case 'decline':
      return recordDecline(ctx, event.intent, event.decline);
    case 'refund':
      return takeRefund(ctx, event.refund);
    case 'dispute':
      return recordDispute(ctx, event.dispute);
  }
}

/** If a refund or dispute arrives before the event that the payment succeeded, fetches the payment first. */
async function catchUp(ctx: Context, event: ProviderEvent): Promise<void> {
  if (event.type !== 'refund' && event.type !== 'dispute') return;
  const { intentId } = event.type === 'refund' ? event.refund : event.dispute;
  const payment = await paymentOfIntent(ctx, intentId);
  if (payment !== null && payment.status !== 'succeeded') await checkPayment(ctx, payment.id);
}
