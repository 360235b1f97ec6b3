import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// Loaded ahead: how long a lazy part takes on a busy machine is no matter of these tests.
import './sandbox-form.tsx';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
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
    <PaymentForm paymentId="pay_1" payLabel="Pay $5.00" returnUrl="" onPaid={() => undefined} onRetry={onRetry} />
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
