import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
// Loaded ahead: how long a lazy part takes on a busy machine is no matter of these tests.
import '../../payments/card/sandbox-form.tsx';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { PaymentPage } from './payment-page.tsx';
import { aPaidConnection, aReferralPayment } from './testing/referral-payment.ts';

const READ = 'GET /api/referrals/rf_1/payment';
const DETAILS = 'GET /api/payments/details';

const server = (payment = aReferralPayment()) =>
  fakeServer({
    [READ]: ok(payment),
    'GET /api/payments/config': ok({ provider: 'sandbox', publishableKey: '', isTest: true }),
    [DETAILS]: ok({ clientSecret: 'pi_1_secret_2', paymentId: 'pay_1', amount: 5 }),
    'POST /api/sandbox/payments': ok({ status: 'succeeded', message: null }),
  });

const openPayment = (paymentId = 'pay_1') =>
  openPage(() => <PaymentPage paymentId={paymentId} contractorId="ct_1" referralId="rf_1" />, { path: '/payment' });

afterEach(() => vi.unstubAllGlobals());

it('takes the fee and leads to the customer', async () => {
  server();
  const { user, router } = await openPayment();
  await screen.findByRole('heading', { name: 'Pay $5.00 to connect' });
  screen.getByText('Plumbing repair,', { exact: false });
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Expires'), '1234');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $5.00' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
  expect(router.state.location.search).toEqual({ contractor: 'ct_1', request: 'rf_1' });
});

it('a link that is paid already leads to what it paid for', async () => {
  server(aPaidConnection());
  const { router } = await openPayment();
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
});

it("a link with another payment's name is invalid", async () => {
  server();
  await openPayment('pay_9');
  await screen.findByRole('heading', { name: 'Invalid Payment Link' });
});

it('a link to nothing is invalid', async () => {
  const { handlers } = server();
  handlers[READ] = refused(404, 'not-found', 'Nothing is here.');
  await openPayment();
  await screen.findByText('This payment link is invalid or has expired.');
});

it('after the time to pay it takes no card, and says why', async () => {
  server(aReferralPayment({ status: 'ended', payBy: null, message: 'The time to pay is over. You were not charged.' }));
  await openPayment();
  await screen.findByText('The time to pay is over. You were not charged.');
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the request' }).getAttribute('href')).toBe('/respond/rf_1/ct_1');
});

it('says when the form could not be had, and offers another try', async () => {
  const { handlers } = server();
  handlers[DETAILS] = refused(503, 'unavailable', 'The payment provider does not answer.');
  const { user } = await openPayment();
  await screen.findByText("The payment form couldn't be loaded");
  handlers[DETAILS] = ok({ clientSecret: 'pi_1_secret_2', paymentId: 'pay_1', amount: 5 });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByLabelText('Card number');
});
