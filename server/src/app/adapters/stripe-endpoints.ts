import Stripe from 'stripe';
import { addressOf } from './stripe.ts';

/** A webhook endpoint that is registered at Stripe. */
export interface StripeEndpoint {
  readonly url: string;
  readonly isEnabled: boolean;
  /** The events that Stripe posts there; '*' for all. */
  readonly events: readonly string[];
}

const PATIENCE_MS = 10_000;

/** The events that the product takes in; docs/operations.md lists them for the person who registers the endpoint. */
export const STRIPE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** Lists the webhook endpoints of our account. Rejects if Stripe refuses or doesn't answer. */
export async function stripeEndpoints(secretKey: string, apiUrl: string | undefined): Promise<StripeEndpoint[]> {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiUrl),
    timeout: PATIENCE_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  return data.map(({ url, status, enabled_events: events }) => ({ url, isEnabled: status === 'enabled', events }));
}
