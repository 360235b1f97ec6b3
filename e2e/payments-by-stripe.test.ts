import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, expect, it } from 'vitest';
import { startStripeServer } from '../server/src/app/adapters/testing/stripe-server.ts';
import { look } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { DECLINED_CARD, GOOD_CARD } from './support/paying.ts';
import { printedBy } from './support/printed.ts';
import { standInForStripe, stripeSettings, typeCard } from './support/stripe.ts';
import { api } from './support/submissions.ts';
import { seeToast } from './support/toasts.ts';

const server = await startStripeServer();
afterAll(() => server.close());
const visit = journey({ own: { env: { LOG_LEVEL: 'debug', ...stripeSettings(server) } } });

/** Opens a page with the stand-in for Stripe's script, at a checkout of 25 dollars. */
async function openCheckout() {
  server.webhooks.sendTo(`${visit.url}/api/payments/webhook`);
  server.webhooks.sendByItself();
  const page = await visit.open('/about');
  await standInForStripe(page, server);
  await page.getByRole('button', { name: 'Donate $25' }).click();
  await page.getByRole('heading', { name: 'Secure checkout' }).waitFor();
  return page;
}

// Must be first: from the next test on, the stand-in sends its webhooks automatically.
it('no card and no secret of a payment is printed', async () => {
  const donation = { amount: 25, description: 'Donation' };
  const { body } = await api<{ clientSecret: string }>(visit.url, '/api/create-payment-intent', { body: donation });
  const { clientSecret } = body;
  server.webhooks.sendTo(`${visit.url}/api/payments/webhook`);
  server.account.confirmIntent(clientSecret.split('_secret_')[0] ?? '', 'pm_card_visa');
  const [paid] = server.webhooks.waiting.splice(0).slice(-1);
  if (!paid) throw new Error('Nothing was told');
  expect(await server.webhooks.deliver(paid, 2)).toEqual([200, 200]);
  const forged = await fetch(`${visit.url}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: JSON.stringify(paid),
  });
  expect(forged.status).toBe(400);
  const log = () => printedBy(visit.product);
  await expect.poll(log, { timeout: patience(20_000) }).toContain('A webhook call was rejected');
  for (const secret of [clientSecret, '_secret_', server.secretKey, server.webhooks.secret, 'pi_', '4242']) {
    expect(log()).not.toContain(secret);
  }
});

it('the card goes into the provider’s frame, and the provider’s webhook completes the donation', async () => {
  const page = await openCheckout();
  const ours: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(visit.url)) ours.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.getByText('The card number goes to the payment provider, never to us.').waitFor();
  await typeCard(page, GOOD_CARD);
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await page.getByText('Payment Successful!').waitFor();
  await page.getByRole('region', { name: 'Receipt' }).getByText('$25.00').waitFor();
  expect(ours.join('\n').replaceAll(' ', '')).not.toContain(GOOD_CARD.replaceAll(' ', ''));
});

it('a declined card shows the provider’s message, and another one pays', async () => {
  const page = await openCheckout();
  visit.expectRefusal(page, { url: /api\.stripe\.com.*\/confirm$/, status: 402 });
  await typeCard(page, DECLINED_CARD);
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await seeToast(page, 'Payment Failed', 'Your card was declined.');
  await look(page, 'payments-by-stripe-declined');
  await typeCard(page, GOOD_CARD);
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await page.getByText('Payment Successful!').waitFor();
});

it('only pages with a card form allow the provider', async () => {
  const policyOf = async (path: string) => (await fetch(visit.url + path)).headers.get('content-security-policy') ?? '';
  for (const path of ['/checkout', '/payment']) expect(await policyOf(path)).toContain('https://js.stripe.com');
  for (const path of ['/', '/about', '/payment-success', '/login']) {
    expect(await policyOf(path)).not.toContain('stripe.com');
  }
});
