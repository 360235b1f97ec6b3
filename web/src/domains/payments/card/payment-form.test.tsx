import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// Imported up front, so that a lazy import on a busy machine can't time out these tests.
import './sandbox-form.tsx';
import { type Answer, fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { PaymentForm } from './payment-form.tsx';

const DETAILS = 'GET /api/payments/details';
const secret = ok({ clientSecret: 'pi_1_secret_2', paymentId: 'pay_1', amount: 5 });

afterEach(() => vi.unstubAllGlobals());

it('says when the form could not be had, and offers another try', async () => {
  const { handlers, sentBy } = fakeServer({
    'GET /api/payments/config': ok({ provider: 'sandbox', publishableKey: '', isTest: true }),
    [DETAILS]: refused(503, 'unavailable', 'The payment provider does not answer.'),
  });
  const onRetry = vi.fn();
  const { user } = await openPage(() => (
    <PaymentForm paymentId="pay_1" payLabel="Pay $5.00" returnPath="" onPaid={() => undefined} onRetry={onRetry} />
  ));
  await screen.findByText("The payment form couldn't be loaded");
  handlers[DETAILS] = secret;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByLabelText('Card number');
  expect(onRetry).toHaveBeenCalledOnce();
  expect(
    sentBy('GET')
      .find(({ path }) => path.endsWith('/details'))
      ?.query.get('payment_intent'),
  ).toBe('pay_1');
});

it('goes on saying why a card was not charged, until the next try', async () => {
  let answer = (): Answer => ok({ status: 'declined', message: 'Your card was declined.' });
  fakeServer({
    'GET /api/payments/config': ok({ provider: 'sandbox', publishableKey: '', isTest: true }),
    [DETAILS]: secret,
    'POST /api/sandbox/payments': () => answer(),
  });
  const onPaid = vi.fn();
  const { user } = await openPage(() => (
    <PaymentForm paymentId="pay_1" payLabel="Pay $5.00" returnPath="" onPaid={onPaid} onRetry={() => undefined} />
  ));
  await user.type(await screen.findByLabelText('Card number'), '4000000000000002');
  await user.type(screen.getByLabelText('Expires'), '1234');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $5.00' }));
  await screen.findByText('Your card was declined. Try again, or use another card.');
  answer = () => refused(503, 'unavailable', 'The payment provider does not answer.');
  await user.click(screen.getByRole('button', { name: 'Pay $5.00' }));
  await screen.findByText(/^An unexpected error occurred/);
  expect(screen.queryByText(/declined/)).toBeNull();
  answer = () => ok({ status: 'succeeded', message: null });
  await user.click(screen.getByRole('button', { name: 'Pay $5.00' }));
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  expect(screen.queryByText('Not paid')).toBeNull();
});
