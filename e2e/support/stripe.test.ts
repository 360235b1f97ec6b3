import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startStripeServer } from '../../server/src/app/adapters/testing/stripe-server.ts';
import { journey } from './journey.ts';
import { answerBank, standInForStripe, typeCard } from './stripe.ts';

const visit = journey();
const server = await startStripeServer();
afterAll(() => server.close());

/** Exactly what Stripe requires a page's policy to allow (docs.stripe.com/security/guide). */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' https://js.stripe.com",
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  "connect-src 'self' https://api.stripe.com",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

const body = (clientSecret: string) => `<div id="place"></div>
  <script src="https://js.stripe.com/endive/stripe.js"></script>
  <script>
    const stripe = Stripe('${server.publishableKey}');
    const elements = stripe.elements({ clientSecret: '${clientSecret}' });
    elements.create('payment').on('ready', () => document.title = 'Ready').mount('#place');
    const pay = (redirect) => stripe.confirmPayment({ elements, redirect, confirmParams: { return_url: location.origin + '/thanks?a=1' } });
  </script>`;

/** Opens a shop's page with a Payment Element for a new intent of 5 dollars. */
async function shop(): Promise<{ page: Page; id: string }> {
  const { id, client_secret: secret } = server.account.createIntent({ amount: 500, currency: 'usd' });
  const page = await (await visit.open('/healthz')).context().newPage();
  await standInForStripe(page, server);
  const html = `<!doctype html><html lang="en"><title>Shop</title>${body(secret)}`;
  await page.route('**/sample', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: html }),
  );
  await page.route('**/thanks?**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' }),
  );
  await page.goto(`${visit.url}/sample`);
  await page.waitForFunction(() => document.title === 'Ready');
  return { page, id };
}

const pay = (page: Page, redirect = 'if_required') =>
  page.evaluate<{ error?: object; paymentIntent?: object }>(`pay('${redirect}')`);
const statusOf = (id: string) => server.account.intentOf(id).status;

describe('the stand-in for Stripe’s script', () => {
  it('pays with the card entered in its frame, and the page never sees it', async () => {
    const { page, id } = await shop();
    await typeCard(page, '4242 4242 4242 4242');
    expect(await page.locator('input').count()).toBe(0);
    expect(await pay(page)).toMatchObject({ paymentIntent: { id, status: 'succeeded' } });
    expect(statusOf(id)).toBe('succeeded');
  });

  it('returns a decline with its message', async () => {
    const { page, id } = await shop();
    await typeCard(page, '4000 0000 0000 9995');
    expect(await pay(page)).toMatchObject({
      error: { type: 'card_error', decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
    });
    expect(statusOf(id)).toBe('requires_payment_method');
  });

  it('reports an incomplete card, without a call', async () => {
    const { page, id } = await shop();
    await typeCard(page, '4242');
    expect(await pay(page)).toMatchObject({ error: { type: 'validation_error', code: 'incomplete_number' } });
    expect(server.account.intentOf(id).last_payment_error).toBeNull();
  });

  it.each([
    [true, 'succeeded'],
    [false, 'requires_payment_method'],
  ])('asks the bank’s question: %s', async (isRight, status) => {
    const { page, id } = await shop();
    await typeCard(page, '4000 0025 0000 3155');
    const paid = pay(page);
    await answerBank(page, isRight);
    const answer = await paid;
    expect(answer.error === undefined).toBe(isRight);
    expect(statusOf(id)).toBe(status);
  });

  it('returns to the given page', async () => {
    const { page, id } = await shop();
    await typeCard(page, '4242 4242 4242 4242');
    void pay(page, 'always').catch(() => undefined);
    await page.waitForURL('**/thanks?**');
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      a: '1',
      payment_intent: id,
      redirect_status: 'succeeded',
    });
  });
});
