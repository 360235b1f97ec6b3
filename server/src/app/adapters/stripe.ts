import Stripe from 'stripe';
import type {
  Intent,
  Movement,
  MovementKind,
  NewIntent,
  NewRefund,
  PaymentPort,
  PortAnswer,
  ProviderRefund,
  WebhookReading,
} from '../../domains/payments/ports.ts';
import { WEBHOOK_TOLERANCE_SECONDS } from '../../domains/payments/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { storable } from '../../kernel/storable.ts';
import { traceHeaders } from '../../kernel/trace.ts';
import { stripeCards } from './stripe-cards.ts';
import { failureOf, hasCode, isReplayedFailure } from './stripe-errors.ts';
import { readStripeEvent, StripeDispute, StripeIntent, StripeRefund } from './stripe-events.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The address of Stripe's API, for a local simulator; Stripe itself by default. */
  readonly apiUrl?: string | undefined;
  /** Replaces the network. */
  readonly fetch?: typeof fetch;
  /** Milliseconds to wait for a silent provider. */
  readonly patience?: number;
  readonly clock: Clock;
  readonly log: Log;
}

const PATIENCE_MS = 10_000;
const DAY_SECONDS = 86_400;
/** Stripe may forget a key after 24 hours: docs.stripe.com/api/idempotent_requests. Clocks may differ by an hour. */
const KEY_LIFE_MS = 23 * 3_600_000;
const PAGE = 100;

/**
 * Takes payments with Stripe. Cards are entered in Stripe's own frame and never reach us. Nothing is retried here:
 * every state-changing call has our idempotency key, and the caller retries when it suits.
 */
export function createStripe(options: StripeOptions): PaymentPort {
  const { secretKey, publishableKey, webhookSecret, clock, log } = options;
  const stripe = new Stripe(secretKey, {
    ...addressOf(options.apiUrl),
    timeout: options.patience ?? PATIENCE_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: traced(options.fetch ? Stripe.createFetchHttpClient(options.fetch) : Stripe.createNodeHttpClient()),
  });

  const answer = async <Value>(call: () => Promise<Value>): Promise<PortAnswer<Value>> => {
    try {
      return { kind: 'ok', value: await call() };
    } catch (error) {
      return failureOf(error, log);
    }
  };

  const findIntent = async (paymentId: string): Promise<Intent | null> => {
    const since = Math.floor(clock.now().getTime() / 1000) - 2 * DAY_SECONDS;
    for await (const intent of stripe.paymentIntents.list({ created: { gte: since }, limit: PAGE })) {
      if (intent.metadata['paymentId'] === paymentId) return StripeIntent.parse(intent);
    }
    return null;
  };

  /** Finds an intent of any age. The index lags by about a minute, so it's no help right after a call. */
  const searchIntent = async (paymentId: string): Promise<Intent | null> => {
    const { data } = await stripe.paymentIntents.search({ query: `metadata['paymentId']:'${paymentId}'`, limit: 1 });
    return data[0] === undefined ? null : StripeIntent.parse(data[0]);
  };

  const createIntent = async (wanted: NewIntent): Promise<Intent> => {
    const { amountCents, description, metadata, idempotencyKey, askedSince } = wanted;
    if (clock.now().getTime() - askedSince.getTime() > KEY_LIFE_MS) {
      const made = await searchIntent(metadata.paymentId);
      if (made) return made;
    }
    const create = async (key: string) =>
      StripeIntent.parse(
        await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            description,
            metadata,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey: key },
        ),
      );
    try {
      return await create(idempotencyKey);
    } catch (error) {
      if (!isReplayedFailure(error)) throw error;
      return (await findIntent(metadata.paymentId)) ?? create(`${idempotencyKey}-again`);
    }
  };

  const cancelIntent = async (intentId: string): Promise<Intent> => {
    try {
      return StripeIntent.parse(await stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
      return StripeIntent.parse(await stripe.paymentIntents.retrieve(intentId));
    }
  };

  const findRefund = async (intentId: string, refundId: string): Promise<ProviderRefund | null> => {
    for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: PAGE })) {
      if (refund.metadata?.['refundId'] === refundId) return StripeRefund.parse(refund);
    }
    return null;
  };

  const refund = async ({ intentId, amountCents, refundId }: NewRefund): Promise<ProviderRefund> => {
    const create = async (key: string) =>
      StripeRefund.parse(
        await stripe.refunds.create(
          { payment_intent: intentId, amount: amountCents, metadata: { refundId } },
          { idempotencyKey: key },
        ),
      );
    try {
      return await create(refundId);
    } catch (error) {
      const isReplayed = isReplayedFailure(error);
      // Stripe remembers a key for a day; after that, the existing refund itself shows that it was made.
      if (!isReplayed && !hasCode(error, 'charge_already_refunded')) throw error;
      const made = await findRefund(intentId, refundId);
      if (made) return made;
      if (!isReplayed) throw error;
      return create(`${refundId}-again`);
    }
  };

  const movements = async (from: Date, to: Date): Promise<readonly Movement[]> => {
    const created = { gte: Math.ceil(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
    const found: Movement[] = [];
    const pages = stripe.balanceTransactions.list({ created, limit: PAGE, expand: ['data.source'] });
    for await (const transaction of pages) found.push(movementOf(transaction));
    return found;
  };

  return {
    provider: 'stripe',
    publishableKey,
    isTest: /^[sr]k_test_/.test(secretKey),
    // docs.stripe.com/security/guide, 'Content security policy'
    origins: {
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connections: ['https://api.stripe.com'],
    },
    cards: stripeCards(stripe, answer),
    createIntent: (intent) => answer(() => createIntent(intent)),
    retrieveIntent: (id) => answer(async () => StripeIntent.parse(await stripe.paymentIntents.retrieve(id))),
    cancelIntent: (id) => answer(() => cancelIntent(id)),
    refund: (given) => answer(() => refund(given)),
    retrieveRefund: (id) => answer(async () => StripeRefund.parse(await stripe.refunds.retrieve(id))),
    retrieveDispute: (id) => answer(async () => StripeDispute.parse(await stripe.disputes.retrieve(id))),
    movements: (from, to) => answer(() => movements(from, to)),
    readWebhook: (rawBody, headers, now) => {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return { kind: 'refused', reason: 'no-signature' };
      return readWebhook(stripe, rawBody, signature, webhookSecret, now);
    },
  };
}

/** Passes the trace on, for which the SDK has no option. */
function traced(client: Stripe.HttpClient): Stripe.HttpClient {
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, headers, ...rest) =>
    send(host, port, path, method, { ...headers, ...traceHeaders() }, ...rest);
  return client;
}

/** Returns the options for another address of the API. */
export function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: port || (isHttp ? 80 : 443), protocol: isHttp ? 'http' : 'https' };
}

function readWebhook(stripe: Stripe, rawBody: Buffer, signature: string, secret: string, now: Date): WebhookReading {
  let json: unknown;
  try {
    json = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      WEBHOOK_TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'refused', reason: 'malformed' };
    // Malformed signatures aren't always reported as wrong ones.
    const isLate = error instanceof Error && error.message.startsWith('Timestamp');
    return { kind: 'refused', reason: isLate ? 'too-old' : 'wrong-signature' };
  }
  // The SDK accepts future times; one far ahead could be stored and replayed for as long.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (signedAt - now.getTime() / 1000 > WEBHOOK_TOLERANCE_SECONDS) return { kind: 'refused', reason: 'too-old' };
  return readStripeEvent(storable(json)) ?? { kind: 'refused', reason: 'malformed' };
}

/** docs.stripe.com/reports/reporting-categories */
const KINDS: Readonly<Record<string, MovementKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund-failure',
  dispute: 'dispute',
  dispute_reversal: 'dispute-reversal',
  fee: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
};

function movementOf(transaction: Stripe.BalanceTransaction): Movement {
  const { source } = transaction;
  const whole = typeof source === 'object' && source !== null ? source : null;
  const intent = whole !== null && 'payment_intent' in whole ? whole.payment_intent : null;
  return {
    id: transaction.id,
    kind: KINDS[transaction.reporting_category] ?? 'other',
    at: new Date(transaction.created * 1000),
    amountCents: transaction.amount,
    feeCents: transaction.fee,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    sourceId: typeof source === 'string' ? source : (whole?.id ?? null),
  };
}
