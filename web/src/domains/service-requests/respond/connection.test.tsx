import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { aPaidConnection } from '../payment/testing/referral-payment.ts';
import { RespondPage } from './respond-page.tsx';
import { aConnection, aReferral } from './testing/referral-view.ts';

const READ = 'GET /api/service-requests/rf_1';
const PAYMENT = 'GET /api/referrals/rf_1/payment';

const open = async (view: ContractorView, payment = ok(aPaidConnection())) => {
  const server = fakeServer({ [READ]: ok(view), [PAYMENT]: payment });
  const { user } = await openPage(() => <RespondPage serviceRequestId="rf_1" contractorId="ct_1" />);
  await screen.findByRole('heading', { level: 1, name: 'Trap under the kitchen sink drips' });
  return { server, user };
};

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('while the fee is due', () => {
  const due = aReferral({
    status: 'accepted-unpaid',
    requestStatus: 'responses-received',
    feeCents: 750,
    answerBy: '2026-12-01T18:46:00Z',
    paymentUrl: 'https://plumbline.example/payment?payment_intent=pm_1&contractor=ct_1&request=rf_1',
  });

  it('says until when the job is held, and asks for nothing of a connection', async () => {
    const { server } = await open(due);
    region('Status').getByText('Accepted. One payment of $7.50 connects you.');
    region('Status').getByText(/until Tue, Dec 1, 1:46 PM EST, 1 h 46 min left/);
    expect(server.sentBy('GET').map(({ path }) => path)).not.toContain('/api/referrals/rf_1/payment');
  });

  it('says what the fee buys and when it comes back, in the amounts and days of the rules', async () => {
    await open(due);
    region('What the $7.50 gets you').getByText('Name, phone, email and street');
    const returns = region('When the $7.50 comes back');
    returns.getByText('You report it within 7 days; we ask the customer');
    returns.getByText('When they agree, or after 72 hours without an answer');
    expect(returns.getByRole('link', { name: 'The whole rule' }).getAttribute('href')).toBe('/about#refunds');
  });

  it('keeps the customer hidden', async () => {
    await open(due);
    expect(region('The job').getAllByText(/hidden until the fee is paid/)).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'The customer' })).toBeNull();
  });
});

describe('once connected', () => {
  it('leads to booking first, and to starting at the end', async () => {
    await open(aConnection());
    region('Next: book the visit').getByText(/The customer wants Thu, Dec 3, 12PM-5PM\./);
    expect(hrefOf('Schedule')).toContain('/schedule-service');
    screen.getByText('Without a booking, if you are there already.');
    screen.getByRole('button', { name: 'Start work' });
  });

  it('names the agreed time instead of the wanted one', async () => {
    await open(aConnection({ agreedTime: { date: '2026-12-04', time: '09:00' } }));
    region('Next: book the visit').getByText(/You agreed on Fri, Dec 4, 9:00 AM EST\./);
  });

  it.each([
    ['scheduled', 'Next: start the work', 'Start work'],
    ['in-progress', 'Next: say that it is done', 'Complete'],
  ] as const)('has one next step when it is %s', async (requestStatus, next, button) => {
    await open(aConnection({ requestStatus }));
    region(next).getByRole('button', { name: button });
    expect(screen.getAllByRole('heading', { name: /^Next:/ })).toHaveLength(1);
    expect(screen.queryByText('Without a booking, if you are there already.')).toBeNull();
  });

  it('still has the customer to call once the work is completed', async () => {
    await open(aConnection({ requestStatus: 'completed' }));
    expect(screen.queryByRole('heading', { name: /^Next:/ })).toBeNull();
    expect(hrefOf('Call Ana Delgado')).toBe('tel:+15025550134');
  });

  it('reaches the customer by phone, text, email and on the road', async () => {
    await open(aConnection());
    const customer = region('The customer');
    const linkTo = (name: string | RegExp) => customer.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Call')).toBe('tel:+15025550134');
    expect(linkTo('Text')).toBe('sms:+15025550134');
    expect(linkTo('ana@example.com')).toBe('mailto:ana@example.com?subject=Your%20request%20PL-7K4QZ2');
    expect(decodeURIComponent(linkTo(/^Directions/) ?? '')).toContain('1127 Cherokee Rd, Louisville, KY 40204');
  });

  it.each([
    ['Copy the number', '(502) 555-0134'],
    ['Copy the email', 'ana@example.com'],
    ['Copy the address', '1127 Cherokee Rd, Louisville, KY 40204'],
  ])('%s copies it', async (name, text) => {
    const { user } = await open(aConnection());
    await user.click(screen.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(toastStore.snapshot()[0]).toMatchObject({ title: 'Copied', description: text });
  });

  it('shows a text to copy by hand where the browser has no clipboard', async () => {
    const { user } = await open(aConnection());
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(screen.getByRole('button', { name: 'Copy the number' }));
    await waitFor(() =>
      expect(toastStore.snapshot()[0]).toMatchObject({ title: 'Copy this by hand', description: '(502) 555-0134' }),
    );
  });

  it('says what was paid, where the receipt is, and until when a bad connection can be reported', async () => {
    await open(aConnection());
    const connection = region('This connection');
    await connection.findByText('$5.00, Tue, Dec 1, 10:20 AM EST');
    expect(hrefOf('R-000123')).toBe('/payment-success?contractor=ct_1&request=rf_1');
    connection.getByText(/Until Tue, Dec 8, 10:20 AM EST you can report it and get the fee back\./);
    connection.getByRole('button', { name: 'Report a bad connection' });
  });

  it('says that a free connection was free, and nothing of a report once it is too late', async () => {
    await open(aConnection(), ok(aPaidConnection({ amount: 0, receipt: null, reportUntil: null })));
    const connection = region('This connection');
    await connection.findByText('Free');
    expect(connection.queryByRole('button')).toBeNull();
  });

  it('can be read again where only the payment was not loaded', async () => {
    const { server, user } = await open(aConnection(), refused(503, 'unavailable', 'x'));
    const connection = region('This connection');
    const retry = await connection.findByRole('button', { name: 'Retry' });
    server.handlers[PAYMENT] = ok(aPaidConnection());
    await user.click(retry);
    await connection.findByText('R-000123');
  });
});
