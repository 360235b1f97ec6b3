import type { CardSetup, Intent } from '../../../domains/payments/ports.ts';
import { type Log, silentLog } from '../../../kernel/log.ts';
import { type TestClock, testClock } from '../../../kernel/testing/context.ts';
import { createStripe } from '../stripe.ts';
import { CARDS, type CardName } from './payment-ports.ts';
import { createLocalStripe, type LocalStripe } from './stripe-server.ts';
import type { SignedEvent } from './stripe-webhooks.ts';

export const asCall = ({ body, signature }: SignedEvent) => ({
  rawBody: Buffer.from(body),
  headers: { 'stripe-signature': signature },
});

/** Connects our adapter through Stripe's own SDK to a simulated Stripe account, without a network. */
function observed(stripe: LocalStripe, clock: TestClock, log: Log = silentLog) {
  const port = createStripe({
    secretKey: stripe.secretKey,
    publishableKey: stripe.publishableKey,
    webhookSecret: stripe.webhooks.secret,
    fetch: stripe.fetch,
    clock,
    log,
  });
  const confirmAt = async (path: string, clientSecret: string, number: string): Promise<string | null> => {
    const authorization = `Bearer ${stripe.publishableKey}`;
    const answer = await stripe.handle({
      method: 'POST',
      path: `/v1/${path}/confirm`,
      headers: { authorization },
      body: new URLSearchParams({
        client_secret: clientSecret,
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      }).toString(),
    });
    const { error } = JSON.parse(answer.body) as { error?: { message: string } };
    return error?.message ?? null;
  };
  return {
    stripe,
    port,
    clock,
    now: () => clock.now(),
    pay: ({ id, clientSecret }: Intent, card: CardName) =>
      confirmAt(`payment_intents/${id}`, clientSecret, CARDS[card]),
    enter: (setup: CardSetup, number: string) => confirmAt(`setup_intents/${setup.id}`, setup.clientSecret, number),
    authenticateSetup: async ({ id }: CardSetup, isRight: boolean) =>
      void stripe.account.authenticateSetup(id, isRight),
    authenticate: async ({ id }: Intent, isRight: boolean) => void stripe.account.authenticate(id, isRight),
    told: async () => stripe.webhooks.waiting.splice(0).map((event) => asCall(stripe.webhooks.sign(event))),
    signed: (body: string) => asCall(stripe.webhooks.sign(body)),
  };
}

/** Opens an account with its own clock. */
export function localStripe(log: Log = silentLog) {
  const clock = testClock();
  return observed(createLocalStripe({ now: () => clock.now() }), clock, log);
}
