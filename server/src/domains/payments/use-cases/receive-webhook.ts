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
 * Takes in what the provider says by webhook: each event once, however often and in whatever order it comes. What is
 * not signed by the provider, or too old, leaves a line in the log and nothing else.
 * @throws DomainError 'invalid-input' for those, 'not-found' where nothing is set up to be paid by.
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
    ctx.log.warn({ reason: reading.reason }, 'A webhook call was refused');
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
    // Held until this transaction ends: the same event at the same instant waits here, and then does nothing.
    if (!(await takeEvent(ctx, event))) return;
    const payment = await apply(ctx, event);
    await traceEvent(ctx, event.id, payment?.id ?? null);
    if (payment === null) ctx.log.warn({ event: event.id, type: event.type }, 'An event is about no payment of ours');
  });
  return { received: true };
}

/** Answers the payment that it is about; null when that is none of ours. */
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

/** A refund or a dispute that comes before the word that the payment was made: that word is asked for first. */
async function catchUp(ctx: Context, event: ProviderEvent): Promise<void> {
  if (event.type !== 'refund' && event.type !== 'dispute') return;
  const { intentId } = event.type === 'refund' ? event.refund : event.dispute;
  const payment = await paymentOfIntent(ctx, intentId);
  if (payment !== null && payment.status !== 'succeeded') await checkPayment(ctx, payment.id);
}
