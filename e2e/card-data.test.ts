import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { printedBy } from './support/printed.ts';
import { api } from './support/submissions.ts';

// A product whose complete log can be read. Stripe's part is in payments-by-stripe.
const visit = journey({ own: { env: { LOG_LEVEL: 'debug' } } });

it('the sandbox prints no card and no secret of a payment', async () => {
  const donation = { amount: 25, description: 'Donation' };
  const { body } = await api<{ clientSecret: string }>(visit.url, '/api/create-payment-intent', { body: donation });
  const { clientSecret } = body;
  const pay = (card: object) => api(visit.url, '/api/sandbox/payments', { body: card });
  const card = { clientSecret, cardNumber: '4000 0000 0000 9995', expiry: '12/34', cvc: '987' };
  expect((await pay(card)).body).toMatchObject({ status: 'declined' });
  expect((await pay({ ...card, clientSecret: 'x' })).status).toBe(404);
  expect((await pay({ ...card, cvc: '' })).status).toBe(400);
  const log = () => printedBy(visit.product);
  await expect.poll(log, { timeout: patience(20_000) }).toContain('/api/sandbox/payments');
  for (const secret of [clientSecret, '_secret_', '9995', '"987"', '12/34']) expect(log()).not.toContain(secret);
});
