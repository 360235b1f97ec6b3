import { createHash } from 'node:crypto';
import { inCents } from '@plumbline/contract/domains/payments/amount.ts';
import type { Donation, DonationForm } from '@plumbline/contract/domains/payments/donation.ts';
import { createPaymentIntent as endpoint, type PaymentSecret } from '@plumbline/contract/domains/payments/endpoints.ts';
import { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { once } from '../../../kernel/idempotency.ts';
import { newId } from '../../../kernel/random-id.ts';
import { callersLanguage, networkOf } from '../../accounts/public.ts';
import { paymentRefusalWords } from '../payments.words.ts';
import { ProviderUnavailable } from '../ports.ts';
import { type DonationLimit, deviceLimit, networkLimit } from '../rules/donation-limits.ts';
import { countBegun } from '../store/donation-attempt.ts';
import { insertPayment, paymentById } from '../store/payment.ts';
import { liveRefundOf } from '../store/refund.ts';
import type { StoredPayment } from '../tables.ts';
import { donationView } from '../views.ts';
import { checkPayment } from './check-payment.ts';
import { showPaymentDetails } from './show-payment-details.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Prepares a donation. Nothing is charged until the donor confirms it with the provider.
 * @throws DomainError 'too-many-requests' for a network or device with too many new donations or declined cards,
 * 'unavailable' if the provider can't be reached; calling again with the same Idempotency-Key retries the same donation
 */
export async function donate(
  ctx: Context,
  form: DonationForm,
  call: Pick<Call, 'idempotencyKey' | 'rememberVisitor' | 'client' | 'header'>,
): Promise<PaymentSecret> {
  if (ctx.ports.payments === null) {
    throw new DomainError(
      'unavailable',
      say(paymentRefusalWords, ({ noDonations }) => noDonations),
    );
  }
  const visitorId = call.client.visitorId ?? newId('vs');
  if (call.client.visitorId === null) call.rememberVisitor(visitorId);
  const limits = limitsOf(ctx, call.client.address, visitorId);
  // Outside the transaction, so that a rejected attempt is counted even though nothing else is stored.
  await requireWithinLimits(ctx, limits, call);
  const request = { endpoint: endpoint.name, key: call.idempotencyKey, body: form };
  const { paymentId } = await once(ctx, request, async (ctx) => {
    const paymentId = PaymentId.parse(newId('pay'));
    await insertPayment(ctx, {
      id: paymentId,
      kind: 'donation',
      referralId: null,
      amountCents: inCents(form.amount),
      description: form.description,
      email: form.email ?? null,
      language: await callersLanguage(ctx),
      clientKeys: limits.map(({ key }) => key),
    });
    return { paymentId };
  });
  return showPaymentDetails(ctx, paymentId);
}

function limitsOf({ settings }: Context, address: string, visitorId: string): DonationLimit[] {
  const device = deviceLimit(hashOf(visitorId));
  // In demonstration mode, calls from the same machine are development or tests.
  if (settings.mode === 'demonstration' && LOOPBACK.has(address)) return [device];
  return [networkLimit(hashOf(networkOf(address))), device];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

async function requireWithinLimits(
  ctx: Context,
  limits: readonly DonationLimit[],
  call: Pick<Call, 'header'>,
): Promise<void> {
  for (const limit of limits) {
    const seconds = await countBegun(ctx, limit);
    if (seconds === 0) continue;
    call.header('retry-after', String(seconds));
    const minutes = Math.ceil(seconds / 60);
    throw new DomainError(
      'too-many-requests',
      say(paymentRefusalWords, ({ tooManyDonations }) => tooManyDonations(minutes)),
    );
  }
}

/**
 * Returns a donation to anyone who has its id.
 * @throws DomainError 'not-found'
 */
export const showDonation = async (ctx: Context, id: PaymentId): Promise<Donation> =>
  viewOf(ctx, await paymentById(ctx, id));

/** Returns a donation after asking the provider whether it was paid, or as stored if the provider can't be reached. */
export async function checkDonation(ctx: Context, id: PaymentId): Promise<Donation> {
  try {
    if ((await paymentById(ctx, id))?.kind === 'donation') await checkPayment(ctx, id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
  return showDonation(ctx, id);
}

async function viewOf(ctx: Context, payment: StoredPayment | null): Promise<Donation> {
  if (payment?.kind !== 'donation') throw notFound();
  return donationView(payment, {
    isRefunded: (await liveRefundOf(ctx, payment.id)) !== null,
    isTest: ctx.ports.payments?.isTest ?? false,
    language: ctx.language,
  });
}
