import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { CustomerIdentity } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser } from '../../../lib/session.ts';
import { aUser } from '../../../testing/a-user.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { BidsTab, JobsTab } from './tabs.tsx';
import { bid, job } from './testing/work.ts';

const BIDS = 'GET /api/craftsman/bids';
const WITHDRAW = 'POST /api/craftsman/bids/rf_1/withdraw';
const JOBS = 'GET /api/craftsman/active-projects';

const open = async (Tab: () => React.ReactNode, handlers: Record<string, Handler>) => {
  const server = fakeServer({ [BIDS]: ok([]), [JOBS]: ok([]), ...handlers });
  return { server, ...(await openPage(Tab, { path: '/dashboard/craftsman' })) };
};
const lastToast = () => toastStore.snapshot()[0];
const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name })));

beforeEach(() => keepUser(aUser({ role: 'craftsman' })));
afterEach(() => vi.unstubAllGlobals());

describe('my bids', () => {
  it.each(['pending', 'accepted', 'rejected', 'withdrawn'] as const)('show that one is %s', async (status) => {
    await open(BidsTab, { [BIDS]: ok([bid({ status, canWithdraw: status === 'pending' })]) });
    await screen.findByText(new RegExp(`^${status}$`, 'i'));
    expect(screen.queryAllByRole('button', { name: /Withdraw/ })).toHaveLength(status === 'pending' ? 1 : 0);
  });

  it('are withdrawn once asked', async () => {
    const { server, user } = await open(BidsTab, { [BIDS]: ok([bid()]), [WITHDRAW]: ok(bid({ status: 'withdrawn' })) });
    await user.click(await screen.findByRole('button', { name: /Withdraw/ }));
    expect(server.sentBy('POST')).toEqual([]);
    server.handlers[BIDS] = ok([bid({ status: 'withdrawn', canWithdraw: false })]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Withdrawn');
    expect(screen.queryByRole('dialog')).toBeNull();
    await focusIsOn('My Bids');
  });

  it.each([
    ['proposal', 'Your bid for “Replace the water heater” will be withdrawn for good.'],
    ['project', 'Your bid for “Replace the water heater” will be withdrawn. You can bid again while bidding is open.'],
  ] as const)('of the kind %s say before what taking them back means', async (kind, words) => {
    const { user } = await open(BidsTab, { [BIDS]: ok([bid({ kind })]) });
    await user.click(await screen.findByRole('button', { name: /Withdraw/ }));
    within(screen.getByRole('dialog')).getByText(words);
  });

  it('that have an outcome meanwhile say so instead', async () => {
    const late = refused(409, 'already-happened', 'The customer has accepted it.');
    const { server, user } = await open(BidsTab, { [BIDS]: ok([bid()]), [WITHDRAW]: late });
    await user.click(await screen.findByRole('button', { name: /Withdraw/ }));
    server.handlers[BIDS] = ok([bid({ status: 'accepted', canWithdraw: false })]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Accepted');
    expect(lastToast()?.description).toBe('The customer has accepted it.');
  });

  it('can be changed as long as a change is left', async () => {
    const used = { status: 'proposed', changesUsed: MAX_PROPOSAL_CHANGES, respondPath: '/respond/rf_1/ct_1' } as const;
    await open(BidsTab, { [BIDS]: ok([bid(), bid({ id: 'rf_2', projectTitle: 'Drain', proposal: used })]) });
    await screen.findByRole('button', { name: /Change Bid *for Replace the water heater/ });
    expect(screen.queryByRole('button', { name: /Change Bid *for Drain/ })).toBeNull();
  });
});

describe('active projects', () => {
  it('are started, then completed once asked', async () => {
    const receipt = ok({ status: 'settled', message: 'The customer was told.', feeDueCents: 0, paymentUrl: null });
    const { server, user } = await open(JobsTab, {
      [JOBS]: ok([job()]),
      'POST /api/referrals/rf_1/start': receipt,
      'POST /api/referrals/rf_1/complete': receipt,
    });
    await screen.findByText(/agreed for Fri, Dec 4, 9:00 AM/);
    server.handlers[JOBS] = ok([job({ status: 'in-progress', nextStep: 'complete' })]);
    await user.click(screen.getByRole('button', { name: /Start Work/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start work' }));
    await screen.findByText('In Progress');
    expect(server.sentBy('POST')[0]?.body).toEqual({ contractorId: 'ct_1' });
    server.handlers[JOBS] = ok([]);
    await user.click(screen.getByRole('button', { name: /^Complete/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
    await screen.findByRole('heading', { name: 'No Active Projects' });
    await focusIsOn('Active Projects');
  });

  it.each(CustomerIdentity.keyof().options)("show the customer's %s once the fee is settled", async (shown) => {
    const identity = Object.fromEntries(CustomerIdentity.keyof().options.map((name) => [name, `the-${name}`]));
    // The street is part of the location.
    await open(JobsTab, {
      [JOBS]: ok([job({ customer: CustomerIdentity.parse(identity), location: 'the-street, KY' })]),
    });
    expect((await screen.findAllByText(new RegExp(`the-${shown}`))).length).toBeGreaterThan(0);
  });

  it('whose fee is due lead to paying it, and show nothing of the customer', async () => {
    const due = job({
      status: 'accepted-unpaid',
      nextStep: 'pay',
      customer: null,
      paymentUrl: 'http://localhost/payment?request=rf_1',
    });
    await open(JobsTab, { [JOBS]: ok([due]) });
    const pay = await screen.findByRole('link', { name: /^Pay \$5\.00/ });
    expect(pay.getAttribute('href')).toBe(due.paymentUrl);
    screen.getByText(/once the fee is settled/);
  });
});
