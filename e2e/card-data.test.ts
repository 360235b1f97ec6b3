import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeServer } from '../server/src/app/adapters/testing/stripe-server.ts';
import { type Product, startProduct } from '../tools/product.ts';
import { stripeSettings } from './support/stripe.ts';

const server = await startStripeServer();
afterAll(() => server.close());

interface Opened {
  readonly clientSecret: string;
  readonly paymentId: string;
}
const post = async (product: Product, path: string, body: object) => {
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Opened };
};
const donate = async (product: Product): Promise<Opened> => {
  const { status, body } = await post(product, '/api/create-payment-intent', { amount: 25, description: 'Donation' });
  if (status !== 200) throw new Error(`Answered ${status} ${JSON.stringify(body)}`);
  return body;
};
/** What a product has printed, once it has answered and looked at everything. */
const printed = async (product: Product, until: string): Promise<string> => {
  await expect.poll(() => product.output(), { timeout: 20_000 }).toContain(until);
  return product.output();
};

describe('no card and no secret of a payment is printed', () => {
  let products: { readonly stripe: Product; readonly sandbox: Product };
  beforeAll(async () => {
    products = {
      stripe: await startProduct({ env: { LOG_LEVEL: 'debug', ...stripeSettings(server) } }),
      sandbox: await startProduct({ env: { LOG_LEVEL: 'debug' } }),
    };
  });
  afterAll(async () => {
    await products.stripe.stop();
    await products.sandbox.stop();
  });

  it('by Stripe', async () => {
    const { stripe } = products;
    server.webhooks.sendTo(`${stripe.url}/api/payments/webhook`);
    const { clientSecret } = await donate(stripe);
    server.account.confirmIntent(clientSecret.split('_secret_')[0] ?? '', 'pm_card_visa');
    const [paid] = server.webhooks.waiting.splice(0).slice(-1);
    if (!paid) throw new Error('Nothing was told');
    expect(await server.webhooks.deliver(paid, 2)).toEqual([200, 200]);
    const forged = await fetch(`${stripe.url}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      body: JSON.stringify(paid),
    });
    expect(forged.status).toBe(400);
    const log = await printed(stripe, 'A webhook call was refused');
    for (const secret of [clientSecret, '_secret_', server.secretKey, server.webhooks.secret, 'pi_', '4242']) {
      expect(log).not.toContain(secret);
    }
  });

  it('by the sandbox', async () => {
    const { sandbox } = products;
    const { clientSecret } = await donate(sandbox);
    const card = { clientSecret, cardNumber: '4000 0000 0000 9995', expiry: '12/34', cvc: '987' };
    expect((await post(sandbox, '/api/sandbox/payments', card)).body).toMatchObject({ status: 'declined' });
    const wrong = { ...card, clientSecret: 'x' };
    expect((await post(sandbox, '/api/sandbox/payments', wrong)).status).toBe(404);
    expect((await post(sandbox, '/api/sandbox/payments', { ...card, cvc: '' })).status).toBe(400);
    const log = await printed(sandbox, '/api/sandbox/payments');
    for (const secret of [clientSecret, '_secret_', '9995', '"987"', '12/34']) expect(log).not.toContain(secret);
  });
});
