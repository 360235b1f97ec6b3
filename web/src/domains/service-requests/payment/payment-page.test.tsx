import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { PaymentPage } from './payment-page.tsx';
import { aPaidConnection, aReferralPayment } from './testing/referral-payment.ts';

const READ = 'GET /api/referrals/rf_1/payment';

const server = (payment = aReferralPayment()) => fakeServer({ [READ]: ok(payment) });

const openPayment = (paymentId = 'pay_1') =>
  openPage(
    () => (
      <PaymentPage
        paymentId={paymentId}
        contractorId="ct_1"
        referralId="rf_1"
        notice={<p>Test mode</p>}
        form={({ payLabel, returnPath, onPaid }) => (
          <button type="button" onClick={onPaid} data-return={returnPath}>
            {payLabel}
          </button>
        )}
      />
    ),
    { path: '/payment' },
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes the fee and leads to the customer, also by way of a bank', async () => {
  server();
  const { user, router } = await openPayment();
  await screen.findByRole('heading', { name: 'Pay $5.00 to connect' });
  screen.getByText('Plumbing repair,', { exact: false });
  screen.getByText(/^The job is held for you until Tue, Dec 1, 11:14 AM EST, /);
  screen.getByRole('region', { name: 'What the $5.00 gets you' });
  screen.getByRole('region', { name: 'When the $5.00 comes back' });
  const pay = screen.getByRole('button', { name: 'Pay $5.00' });
  expect(pay.dataset.return).toBe('/payment-success?contractor=ct_1&request=rf_1');
  await user.click(pay);
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
  server(
    aReferralPayment({
      status: 'ended',
      payBy: null,
      message: 'The deadline to pay has passed. You were not charged.',
    }),
  );
  await openPayment();
  await screen.findByText('The deadline to pay has passed. You were not charged.');
  expect(screen.queryByRole('button', { name: 'Pay $5.00' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the request' }).getAttribute('href')).toBe('/respond/rf_1/ct_1');
});
