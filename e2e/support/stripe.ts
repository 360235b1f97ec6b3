import type { BrowserContext, FrameLocator, Page, Route } from 'playwright-core';
import type { StripeServer } from '../../server/src/app/adapters/testing/stripe-server.ts';
import { challengePage, fieldsPage, stripeScript } from './stripe-script.ts';

/** The settings of a product that uses this Stripe simulator. */
export const stripeSettings = (server: StripeServer): Record<string, string> => ({
  STRIPE_SECRET_KEY: server.secretKey,
  STRIPE_PUBLISHABLE_KEY: server.publishableKey,
  STRIPE_WEBHOOK_SECRET: server.webhooks.secret,
  STRIPE_API_URL: `http://${server.host}:${server.port}`,
});

/** From now on, handles all of a browser's requests to Stripe: its script, its frames, its API. */
export async function standInForStripe(browser: BrowserContext | Page, server: StripeServer): Promise<void> {
  const page = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });
  await browser.route('https://*.stripe.com/**', (route) => route.abort());
  await browser.route('https://js.stripe.com/*/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript() }),
  );
  await browser.route('https://js.stripe.com/stand-in/fields.html', page(fieldsPage()));
  await browser.route('https://hooks.stripe.com/stand-in/challenge.html', page(challengePage()));
  await browser.route('https://api.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(`http://${server.host}:${server.port}${pathname}${search}`, {
      method: route.request().method(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: route.request().postData(),
    });
    await route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await answer.text(),
    });
  });
}

/** Returns Stripe's frame for the card. */
const fieldsOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Types a card into Stripe's frame, as a person does. */
export async function typeCard(page: Page, number: string, expiry = '12 / 34', cvc = '123'): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill(expiry);
  await fields.getByLabel('Security code').fill(cvc);
}

/** Answers the bank's question, correctly or not. */
export const answerBank = (page: Page, isRight: boolean): Promise<void> =>
  page
    .frameLocator('iframe[title="Bank\'s question"]')
    .getByRole('button', { name: isRight ? 'Complete' : 'Fail' })
    .click();
