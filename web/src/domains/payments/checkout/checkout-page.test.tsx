import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Imported up front, so that a lazy import on a busy machine can't time out these tests.
import '../card/sandbox-form.tsx';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { CheckoutPage, checkoutDescription } from './checkout-page.tsx';

const PREPARE = 'POST /api/create-payment-intent';
const PAY = 'POST /api/sandbox/payments';

const server = () =>
  fakeServer({
    'GET /api/payments/config': ok({ provider: 'sandbox', publishableKey: '', isTest: true }),
    [PREPARE]: ok({ clientSecret: 'pi_1_secret_2', paymentId: 'pay_1', amount: 25 }),
    [PAY]: ok({ status: 'succeeded', message: null }),
  });

const openCheckout = (amount = '25') =>
  openPage(() => <CheckoutPage amount={amount} description="Donation to Plumbline" />, { path: '/checkout' });

const fillIn = async (user: Awaited<ReturnType<typeof openCheckout>>['user'], number = '4242424242424242') => {
  await user.type(await screen.findByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expires'), '1234');
  await user.type(screen.getByLabelText('Security code'), '123');
};
const lastToast = () => toastStore.snapshot()[0];

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('shows what is paid, that no real money moves, and leads on when it is paid', async () => {
  const { sentBy } = server();
  const { user, router } = await openCheckout();
  await screen.findByText('Test mode, no real money');
  await screen.findByText('$25.00');
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Pay $25.00' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
  expect(sentBy('POST').filter(({ path }) => path === '/api/sandbox/payments')).toHaveLength(1);
  expect(lastToast()).toMatchObject({ title: 'Payment Successful', description: 'Thank you for your payment!' });
});

it("a decline says why in the provider's words, and the form stays for another card", async () => {
  const { handlers } = server();
  handlers[PAY] = ok({ status: 'declined', message: 'Your card has insufficient funds.' });
  const { user } = await openCheckout();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Pay $25.00' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Payment Failed',
      description: 'Your card has insufficient funds.',
      tone: 'destructive',
    }),
  );
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
});

it('a payment that broke off says so, and can be tried again', async () => {
  const { handlers } = server();
  handlers[PAY] = refused(500, 'internal', 'Something broke.');
  const { user } = await openCheckout();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Pay $25.00' }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Payment Error',
      description: 'An unexpected error occurred. Please try again.',
    }),
  );
  expect(screen.getByRole('button', { name: 'Pay $25.00' }).getAttribute('aria-busy')).toBeNull();
});

it("asks what the card's bank asks, and pays when it is answered", async () => {
  const { handlers, sentBy } = server();
  handlers[PAY] = ok({ status: 'authentication-required', message: null });
  handlers['POST /api/sandbox/authentications'] = ok({ status: 'succeeded', message: null });
  const { user, router } = await openCheckout();
  await fillIn(user, '4000002500003155');
  await user.click(screen.getByRole('button', { name: 'Pay $25.00' }));
  await user.click(await screen.findByRole('button', { name: "Yes, it's me" }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
  expect(sentBy('POST').at(-1)?.body).toEqual({ clientSecret: 'pi_1_secret_2', approved: true });
});

it('says field by field what is missing, and sends nothing', async () => {
  const { sentBy } = server();
  const { user } = await openCheckout();
  await user.click(await screen.findByRole('button', { name: 'Pay $25.00' }));
  await waitFor(() => expect(screen.getByLabelText('Card number')).toBe(document.activeElement));
  expect(screen.getByLabelText('Expires').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Security code').getAttribute('aria-invalid')).toBe('true');
  expect(sentBy('POST').map(({ path }) => path)).toEqual(['/api/create-payment-intent']);
});

it('an amount that nobody can pay leads back to choosing one', async () => {
  const { handlers } = server();
  handlers[PREPARE] = refused(400, 'invalid-input', 'Look again.', { amount: 'The largest donation is $10,000.' });
  await openCheckout('10001');
  await screen.findByRole('heading', { name: 'Payment Setup Failed' });
  screen.getByText('The largest donation is $10,000.');
  expect(screen.getByRole('link', { name: 'Choose an amount' }).getAttribute('href')).toBe('/about#donate');
});

it('without a payment provider, it says that setting up failed', async () => {
  const { handlers } = server();
  handlers[PREPARE] = refused(503, 'unavailable', 'Payments are not set up here.');
  await openCheckout();
  await screen.findByText('Unable to initialize payment. Please check your Stripe configuration.');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

it.each([
  [{}, 'Donation to Plumbline'],
  [{ type: 'donation' }, 'Donation to Plumbline'],
  [{ type: 'featured' }, 'featured'],
  [{ description: 'For the maps', type: 'donation' }, 'For the maps'],
])('an address with %o is for: %s', (search, description) => {
  expect(checkoutDescription(search)).toBe(description);
});
