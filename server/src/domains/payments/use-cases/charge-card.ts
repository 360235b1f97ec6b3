import type { CardName } from '@plumbline/contract/domains/payments/kept-card.ts';
import type { ContractorId, PaymentId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { accountOf } from '../../directory/public.ts';
import { type Decline, type Intent, JOB_ATTEMPTS, knownDecline, ProviderUnavailable } from '../ports.ts';
import { chargeOf, insertCharge, settleCharge } from '../store/card-charge.ts';
import { cardOf } from '../store/kept-card.ts';
import { lockPayment, paymentById } from '../store/payment.ts';
import type { StoredCard, StoredPayment } from '../tables.ts';
import { openIntent } from './open-intent.ts';
import { recordIntent } from './record-intent.ts';

declare module '../../../kernel/outbox.ts' {
  interface DomainEvents {
    /** The kept card that an acceptance wanted to charge was declined. Its fee is still due. */
    'charge-declined': { readonly referralId: ReferralId; readonly paymentId: PaymentId };
  }
}

/**
 * Returns the card that an acceptance by this contractor may charge with an amount: kept by the listing's account, with
 * its owner's consent to that much. Otherwise null.
 */
export async function chargeableCard(
  ctx: Context,
  contractorId: ContractorId,
  amountCents: number,
): Promise<CardName | null> {
  const card = await consentedCard(ctx, contractorId, amountCents);
  return card && { brand: card.brand, last4: card.last4 };
}

/**
 * Asks for a due fee to be charged to its contractor's kept card, in the transaction of the acceptance. A job charges it
 * once that has committed. Returns the card; null if the fee has to be paid in another way.
 */
export async function requestCharge(
  ctx: Context,
  {
    paymentId,
    ...fee
  }: { readonly paymentId: PaymentId; readonly contractorId: ContractorId; readonly amountCents: number },
): Promise<CardName | null> {
  const card = await consentedCard(ctx, fee.contractorId, fee.amountCents);
  if (card === null || ctx.ports.payments === null) return null;
  await insertCharge(ctx, { ...card, paymentId });
  await enqueue(ctx, [{ task: 'charge-card', payload: { paymentId }, maxAttempts: JOB_ATTEMPTS }]);
  return { brand: card.brand, last4: card.last4 };
}

/**
 * Charges a kept card. The payment has one intent, which can be paid once, so repeating this after a timeout or a kill
 * charges once.
 * @throws ProviderUnavailable so that the job is retried
 */
export async function carryOutCharge(ctx: Context, { paymentId }: { readonly paymentId: PaymentId }): Promise<void> {
  const payment = await chargeablePayment(ctx, paymentId);
  if (payment === null) return;
  const intent = await intentOf(ctx, payment);
  // It may have ended while the provider was asked. What ends from here on is refunded.
  const charge = await chargeOf(ctx, paymentId);
  if (charge === null || (await chargeablePayment(ctx, paymentId)) === null) return;
  if (ctx.ports.payments === null) throw new ProviderUnavailable('No payment provider is set up');
  const { customerId, cardId } = charge;
  const answer = await ctx.ports.payments.cards.charge({ intentId: intent.id, customerId, cardId });
  if (answer.kind === 'unavailable') throw new ProviderUnavailable(answer.reason);
  if (answer.kind === 'refused') {
    ctx.log.warn({ paymentId, code: answer.code }, 'A kept card can’t be charged');
    return recordDeclined(ctx, payment, knownDecline('card-removed'));
  }
  const { status, decline } = answer.value;
  if (status === 'open') return recordDeclined(ctx, payment, decline ?? knownDecline('card_declined'));
  await recordIntent(ctx, answer.value);
  if (status === 'cancelled') await settleCharge(ctx, paymentId, 'void');
}

/** Returns the payment of a charge that is still to be made; settles the charge if it isn't. */
async function chargeablePayment(ctx: Context, paymentId: PaymentId): Promise<StoredPayment | null> {
  if ((await chargeOf(ctx, paymentId))?.status !== 'asked') return null;
  const payment = await paymentById(ctx, paymentId);
  if (payment === null) throw new Error('A charge without a payment');
  if (payment.closedAt === null && payment.status === 'open') return payment;
  // With the bank: its answer settles the charge.
  if (payment.status !== 'processing') await settleCharge(ctx, paymentId, 'void');
  return null;
}

async function intentOf(ctx: Context, payment: StoredPayment): Promise<Intent> {
  try {
    return (await openIntent(ctx, payment)).intent;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') throw new ProviderUnavailable(error.message);
    throw error;
  }
}

const recordDeclined = (ctx: Context, { id: paymentId }: StoredPayment, decline: Decline): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx, paymentId);
    const isFirst = await settleCharge(ctx, paymentId, 'declined', decline);
    if (!isFirst || payment === null || payment.referralId === null) return;
    await enqueue(ctx, [], [{ type: 'charge-declined', referralId: payment.referralId, paymentId }]);
  });

type Chargeable = CardName & { readonly customerId: string; readonly cardId: string };

async function consentedCard(
  ctx: Context,
  contractorId: ContractorId,
  amountCents: number,
): Promise<Chargeable | null> {
  const account = await accountOf(ctx, contractorId);
  const card = account === null ? null : await cardOf(ctx, account);
  return card !== null && amountCents > 0 && amountCents <= (card.consentCents ?? 0) ? complete(card) : null;
}

const complete = ({ customerId, cardId, brand, last4 }: StoredCard): Chargeable | null =>
  customerId === null || cardId === null || brand === null || last4 === null
    ? null
    : { customerId, cardId, brand, last4 };
