import Stripe from 'stripe';
import * as z from 'zod';
import type { CardSetup, Intent, KeptCardPort, PortAnswer } from '../../domains/payments/ports.ts';
import { isReplayedFailure } from './stripe-errors.ts';
import { StripeIntent } from './stripe-events.ts';

const SETUP_STATUS = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'open',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const satisfies Record<string, CardSetup['status']>;

const StripeCard = z
  .object({
    id: z.string(),
    card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
  })
  .transform(({ id, card: { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } }) => ({
    id,
    brand,
    last4,
    expiryMonth,
    expiryYear,
  }));

/** Converts a SetupIntent, with its payment method expanded, to our terms. */
const StripeSetup = z
  .object({
    id: z.string(),
    customer: z.string(),
    status: z.enum(Object.keys(SETUP_STATUS) as (keyof typeof SETUP_STATUS)[]),
    client_secret: z.string().nullable(),
    payment_method: z.union([z.string(), StripeCard]).nullable(),
  })
  .transform(({ id, customer: customerId, status, client_secret: clientSecret, payment_method: method }): CardSetup => {
    const isKept = SETUP_STATUS[status] === 'succeeded' && typeof method === 'object';
    return {
      id,
      customerId,
      status: SETUP_STATUS[status],
      clientSecret: clientSecret ?? '',
      card: isKept ? method : null,
    };
  });

const PAGE = 100;
/** What a refused charge tells of its intent (docs.stripe.com/error-codes). */
const Refused = z.object({ payment_intent: StripeIntent });

/**
 * Keeps cards with Stripe. The Customer of a card is told nothing about its owner.
 * @param answer translates Stripe's errors
 */
export function stripeCards(
  stripe: Stripe,
  answer: <Value>(call: () => Promise<Value>) => Promise<PortAnswer<Value>>,
): KeptCardPort {
  /** Stripe repeats a failure under its key for a day. What the failed call made has no card, and is left alone. */
  const withKey = async <Value>(key: string, call: (idempotencyKey: string) => Promise<Value>): Promise<Value> => {
    try {
      return await call(key);
    } catch (error) {
      if (!isReplayedFailure(error)) throw error;
      return call(`${key}-again`);
    }
  };

  const openSetup = async (key: string): Promise<CardSetup> => {
    const { id: customer } = await withKey(`${key}-customer`, (idempotencyKey) =>
      stripe.customers.create({}, { idempotencyKey }),
    );
    const wanted = { customer, usage: 'off_session', payment_method_types: ['card'] } as const;
    const setup = await withKey(`${key}-setup`, (idempotencyKey) =>
      stripe.setupIntents.create(wanted, { idempotencyKey }),
    );
    return StripeSetup.parse(setup);
  };

  const charge = async ({ intentId, customerId, cardId }: Parameters<KeptCardPort['charge']>[0]): Promise<Intent> => {
    const now = StripeIntent.parse(await stripe.paymentIntents.retrieve(intentId));
    if (now.status !== 'open') return now;
    const wanted = { payment_method: cardId, off_session: true };
    try {
      // A card can be charged only for the Customer that it is attached to.
      await stripe.paymentIntents.update(intentId, { customer: customerId });
      return StripeIntent.parse(
        // An intent can be paid once. The key keeps a repeated call from asking the bank again.
        await withKey(`${intentId}-${cardId}`, (idempotencyKey) =>
          stripe.paymentIntents.confirm(intentId, wanted, { idempotencyKey }),
        ),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return Refused.parse(error.raw).payment_intent;
      // Somebody has paid or canceled it meanwhile, or the first call did and its answer was lost.
      const later = StripeIntent.parse(await stripe.paymentIntents.retrieve(intentId));
      if (later.status === 'open') throw error;
      return later;
    }
  };

  const forget = async (customerId: string): Promise<null> => {
    for await (const setup of stripe.setupIntents.list({ customer: customerId, limit: PAGE })) {
      if (setup.status !== 'succeeded' && setup.status !== 'canceled') await stripe.setupIntents.cancel(setup.id);
    }
    for await (const { id } of stripe.customers.listPaymentMethods(customerId, { limit: PAGE })) {
      await stripe.paymentMethods.detach(id);
    }
    return null;
  };

  return {
    openSetup: (key) => answer(() => openSetup(key)),
    retrieveSetup: (id) =>
      answer(async () => StripeSetup.parse(await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }))),
    charge: (given) => answer(() => charge(given)),
    forget: (customerId) => answer(() => forget(customerId)),
  };
}
