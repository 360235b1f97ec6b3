import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { SuccessPage } from './success-page.tsx';
import { aPaidConnection, aReferralPayment } from './testing/referral-payment.ts';

const CHECK = 'POST /api/referrals/rf_1/payment/check';
const REPORT = 'POST /api/referrals/rf_1/bad-connection';

const openSuccess = () =>
  openPage(() => <SuccessPage contractorId="ct_1" referralId="rf_1" />, { path: '/payment-success' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T15:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the job, the business, the next steps and the ways to the customer', async () => {
  fakeServer({ [CHECK]: ok(aPaidConnection()) });
  await openSuccess();
  await screen.findByText('Payment Successful!');
  screen.getByText("Your $5.00 referral fee has been processed. You're now connected with the customer!");
  const job = within(screen.getByRole('region', { name: 'Job assignment' }));
  for (const text of ['PL-7K4QZ2', 'Plumbing', 'High', 'Flexible', 'Ana Delgado', '(502) 555-0142']) {
    job.getByText(text);
  }
  const business = within(screen.getByRole('region', { name: 'Your business, as the customer sees it' }));
  business.getByText('General Services');
  business.getByText('Sample rating', { exact: false });
  screen.getByText('Contact the customer within 1 hour');
  expect(screen.getByRole('link', { name: 'Call customer' }).getAttribute('href')).toBe('tel:+15025550142');
  const mail = screen.getByRole('link', { name: 'Email customer' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toBe('mailto:ana@example.com?subject=Service request PL-7K4QZ2: Falls City Drain');
  expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/');
  screen.getByText('R-000123');
});

it('shows nobody anything until the server knows that it was paid', async () => {
  let isPaid = false;
  fakeServer({ [CHECK]: () => ok(isPaid ? aPaidConnection() : aReferralPayment({ status: 'confirming' })) });
  await openSuccess();
  await screen.findByText('Confirming your payment');
  expect(screen.queryByText('Ana Delgado')).toBeNull();
  isPaid = true;
  await screen.findByText('Payment Successful!', undefined, { timeout: patience(5000) });
});

it('a payment that came too late says what became of it', async () => {
  const message = 'The time to pay was over. The fee went back to your card.';
  fakeServer({ [CHECK]: ok(aReferralPayment({ status: 'ended', message })) });
  await openSuccess();
  await screen.findByText(message);
});

it('a free connection claims no payment', async () => {
  fakeServer({ [CHECK]: ok(aPaidConnection({ amount: 0, receipt: null })) });
  await openSuccess();
  await screen.findByText("This connection is free. You're now connected with the customer!");
  expect(screen.queryByText('Payment Successful!')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
});

it('a bad connection is reported, once a reason was given', async () => {
  const { sentBy, handlers } = fakeServer({
    [CHECK]: ok(aPaidConnection()),
    [REPORT]: ok({
      status: 'asked',
      reason: 'unreachable',
      reportedAt: '2026-12-01T15:30:00Z',
      answerBy: null,
      message: 'We ask them.',
    }),
  });
  const { user } = await openSuccess();
  await user.click(await screen.findByRole('button', { name: 'Report a bad connection' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText("Say whether the customer can't be reached or didn't want the job.");
  expect(sentBy('POST').some(({ path }) => path.endsWith('/bad-connection'))).toBe(false);

  await user.click(screen.getByLabelText("The customer can't be reached", { exact: false }));
  handlers[CHECK] = ok(
    aPaidConnection({
      report: {
        status: 'asked',
        reason: 'unreachable',
        reportedAt: '2026-12-01T15:30:00Z',
        answerBy: '2026-12-04T15:30:00Z',
        message: 'We ask the customer. Without an answer the fee goes back.',
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await screen.findByText('We ask the customer. Without an answer the fee goes back.');
  await waitFor(() =>
    expect(toastStore.snapshot()[0]).toMatchObject({ title: 'Report sent', description: 'We ask them.' }),
  );
});

it('a report that comes too late is refused in plain words', async () => {
  fakeServer({
    [CHECK]: ok(aPaidConnection()),
    [REPORT]: refused(409, 'already-happened', 'The work has started, so it can no longer be reported.'),
  });
  const { user } = await openSuccess();
  await user.click(await screen.findByRole('button', { name: 'Report a bad connection' }));
  await user.click(screen.getByLabelText("The customer didn't want the job", { exact: false }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(toastStore.snapshot()[0]).toMatchObject({
      description: 'The work has started, so it can no longer be reported.',
      tone: 'destructive',
    }),
  );
});
