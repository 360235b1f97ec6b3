import type {
  ActiveProject,
  CraftsmanBid,
  Opportunity,
  WaitingOffer,
} from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { ContractorId, OpportunityId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser } from '../../../lib/session.ts';
import { aUser } from '../../../testing/a-user.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { BidsTab, JobsTab, OpportunitiesTab } from './tabs.tsx';

const opportunity = (changes: Partial<Opportunity> = {}): Opportunity => ({
  id: OpportunityId.parse('op_1'),
  requestNumber: 'PL-7K4QZ2',
  title: 'Replace the water heater',
  description: 'Replace the water heater. It is in the basement, call [hidden].',
  urgency: 'high',
  matchScore: 81,
  matchReasons: [
    { factor: 'trade', points: 40, of: 40, text: 'You do plumbing' },
    { factor: 'budget', points: 0, of: 15, text: 'The budget is below your smallest job, $200' },
  ],
  location: 'Louisville, KY 40204',
  distance: 1.8,
  budgetMin: 1250,
  budgetMax: 2000,
  deadline: '2026-12-04',
  preferredTimeSlot: 'afternoon',
  timeZone: 'America/Kentucky/Louisville',
  proposals: 2,
  createdAt: '2026-12-01T14:12:00Z',
  isSynthetic: false,
  ...changes,
});

const bid = (changes: Partial<CraftsmanBid> = {}): CraftsmanBid => ({
  id: 'rf_1',
  kind: 'proposal',
  projectId: 'op_1',
  projectTitle: 'Replace the water heater',
  projectLocation: 'Louisville, KY 40204',
  proposalDetails: 'New unit, one day.',
  bidAmount: 1650,
  status: 'pending',
  submittedAt: '2026-12-01T15:00:00Z',
  canWithdraw: true,
  proposal: { status: 'proposed', changesUsed: 0, respondPath: '/respond/rf_1/ct_1' },
  ...changes,
});

const job = (changes: Partial<ActiveProject> = {}): ActiveProject => ({
  id: ReferralId.parse('rf_1'),
  contractorId: ContractorId.parse('ct_1'),
  requestNumber: 'PL-7K4QZ2',
  title: 'Replace the water heater',
  description: 'Replace the water heater',
  status: 'contractor-selected',
  nextStep: 'start',
  paymentUrl: null,
  location: '1127 Cherokee Rd, Louisville, KY 40204',
  budgetRange: '$1,250 - $2,000',
  createdAt: '2026-12-01T15:00:00Z',
  agreedTime: { date: '2026-12-04', time: '09:00' },
  appointmentAt: null,
  timeZone: 'America/Kentucky/Louisville',
  customer: { name: 'Ana Delgado', phone: '+15025550177', email: 'ana@example.com', street: '1127 Cherokee Rd' },
  ...changes,
});

const OPPORTUNITIES = 'GET /api/craftsman/opportunities';
const OFFERS = 'GET /api/craftsman/offers';
const BIDS = 'GET /api/craftsman/bids';
const SUBMIT = 'POST /api/craftsman/bids';
const WITHDRAW = 'POST /api/craftsman/bids/rf_1/withdraw';
const JOBS = 'GET /api/craftsman/active-projects';

const open = async (Tab: () => React.ReactNode, handlers: Record<string, Handler>) => {
  const server = fakeServer({ [OFFERS]: ok([]), [OPPORTUNITIES]: ok([]), [BIDS]: ok([]), [JOBS]: ok([]), ...handlers });
  return { server, ...(await openPage(Tab, { path: '/dashboard/craftsman' })) };
};
const lastToast = () => toastStore.snapshot()[0];
const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name })));

beforeEach(() => keepUser(aUser({ role: 'craftsman' })));
afterEach(() => vi.unstubAllGlobals());

describe('opportunities', () => {
  it('say what, where, for how much, how well it fits and why', async () => {
    const { server } = await open(OpportunitiesTab, { [OPPORTUNITIES]: ok([opportunity()]) });
    const card = within(await screen.findByRole('article', { name: 'Replace the water heater' }));
    card.getByText('81');
    card.getByText('High Priority');
    card.getByText('$1,250 - $2,000');
    card.getByText(/wanted Fri, Dec 4, 12PM-5PM/);
    card.getByText(/2 bids so far/);
    const reasons = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(reasons).toEqual(['For: You do plumbing', 'Against: The budget is below your smallest job, $200']);
    const asked = server.sentBy('GET').find(({ path }) => path === '/api/craftsman/opportunities');
    expect(asked?.query.get('userId')).toBe(aUser().id);
  });

  it('come a page at a time', async () => {
    const second = opportunity({
      id: OpportunityId.parse('op_2'),
      title: 'Clean the drain',
      description: 'Clean the drain',
    });
    const { user } = await open(OpportunitiesTab, {
      [OPPORTUNITIES]: ({ query }) =>
        query.get('cursor') === 'c2'
          ? ok([second])
          : { body: [opportunity()], headers: { Link: '</api/craftsman/opportunities?cursor=c2>; rel="next"' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('article', { name: 'Clean the drain' });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('that there are none say what to do; that could not be read can be asked for again', async () => {
    const { server, user } = await open(OpportunitiesTab, { [OPPORTUNITIES]: refused(503, 'unavailable', 'x') });
    await screen.findByText("We couldn't load your opportunities");
    server.handlers[OPPORTUNITIES] = ok([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'No Opportunities Yet' });
    screen.getByRole('link', { name: 'Find Projects' });
  });
});

describe('the order of opportunities', () => {
  it('is the best match first, or the newest', async () => {
    const [best, newest] = [
      opportunity(),
      opportunity({ id: OpportunityId.parse('op_2'), title: 'Clean the drain', description: 'Clean the drain' }),
    ];
    const { user } = await open(OpportunitiesTab, {
      [OPPORTUNITIES]: ({ query }) => ok(query.get('sort') === 'best' ? [best, newest] : [newest, best]),
    });
    const titles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    await screen.findByText(/of the newest 50, the best match first/);
    await waitFor(() => expect(titles()).toEqual(['Replace the water heater', 'Clean the drain']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await waitFor(() => expect(titles()).toEqual(['Clean the drain', 'Replace the water heater']));
    screen.getByText(/within 60 miles, newest first/);
  });
});

describe('requests that wait for an answer', () => {
  const offer = (changes: Partial<WaitingOffer> = {}): WaitingOffer => ({
    id: ReferralId.parse('rf_1'),
    requestNumber: 'PL-7K4QZ2',
    title: 'Kitchen sink trap drips',
    description: 'Kitchen sink trap drips.',
    urgency: 'medium',
    location: 'Louisville, KY 40204',
    timeZone: 'America/Kentucky/Louisville',
    kind: 'offered',
    answerBy: '2026-12-02T14:12:00Z',
    respondPath: '/respond/rf_1/ct_1',
    ...changes,
  });

  it('are counted, each with its deadline and the way to it', async () => {
    const countered = offer({ id: ReferralId.parse('rf_2'), kind: 'countered', respondPath: '/respond/rf_2/ct_1' });
    const { server } = await open(OpportunitiesTab, { [OFFERS]: ok([offer(), countered]) });
    const part = within(await screen.findByRole('region', { name: '2 requests wait for your answer' }));
    const [first, second] = part.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/respond/rf_1/ct_1');
    expect(first?.textContent).toContain('Louisville, KY 40204, answer by Wed, Dec 2, 9:12 AM EST');
    expect(second?.textContent).toContain('the customer proposes another time');
    expect(
      server
        .sentBy('GET')
        .find(({ path }) => path === '/api/craftsman/offers')
        ?.query.get('craftsmanId'),
    ).toBe(aUser().id);
  });

  it('are one, or as many as were read and more', async () => {
    await open(OpportunitiesTab, { [OFFERS]: ok([offer()]) });
    await screen.findByRole('heading', { name: '1 request waits for your answer' });
    document.body.replaceChildren();
    const next = { Link: '</api/craftsman/offers?cursor=c2>; rel="next"' };
    await open(OpportunitiesTab, { [OFFERS]: { body: [offer()], headers: next } });
    await screen.findByRole('heading', { name: '1+ requests wait for your answer' });
  });

  it('that could not be read can be asked for again; that there are none says nothing', async () => {
    const { server, user } = await open(OpportunitiesTab, { [OFFERS]: refused(503, 'unavailable', 'x') });
    await screen.findByText("We couldn't load the requests that wait for your answer");
    server.handlers[OFFERS] = ok([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/wait for your answer/)).toBeNull());
  });
});

describe('a bid', () => {
  const openDialog = async (submit: Handler) => {
    const opened = await open(OpportunitiesTab, { [OPPORTUNITIES]: ok([opportunity()]), [SUBMIT]: submit });
    await opened.user.click(await screen.findByRole('button', { name: /Submit Bid *for Replace/ }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Submit Bid' })) };
  };

  it('without an amount or words is not sent, and each field says so', async () => {
    const { server, user, dialog } = await openDialog(ok(bid()));
    await user.click(dialog.getByRole('button', { name: 'Submit Bid' }));
    dialog.getByText('Enter the amount in dollars.');
    dialog.getByText('Say what you will do for it, in at least 10 characters.');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Amount')));
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('goes out with its amount, and the focus goes to the list that it has left', async () => {
    const { server, user, dialog } = await openDialog({ ...ok(bid()), status: 201 });
    await user.type(dialog.getByLabelText('Amount'), '$1,650');
    await user.type(dialog.getByLabelText('What you will do for it'), 'New unit, one day.');
    server.handlers[OPPORTUNITIES] = ok([]);
    await user.click(dialog.getByRole('button', { name: 'Submit Bid' }));
    await screen.findByRole('heading', { name: 'No Opportunities Yet' });
    expect(server.sentBy('POST')[0]?.body).toMatchObject({ projectId: 'op_1', bidAmount: 1650 });
    expect(lastToast()?.title).toBe('Bid Submitted');
    await focusIsOn('Opportunities');
  });

  it('that failed keeps what was typed', async () => {
    const { user, dialog } = await openDialog(refused(500, 'internal', 'x'));
    await user.type(dialog.getByLabelText('Amount'), '1650');
    await user.type(dialog.getByLabelText('What you will do for it'), 'New unit, one day.');
    await user.click(dialog.getByRole('button', { name: 'Submit Bid' }));
    await dialog.findByText('Your bid was not submitted');
    expect(lastToast()?.description).toBe('Failed to submit bid. Please try again.');
    expect(dialog.getByLabelText('Amount')).toHaveProperty('value', '1650');
  });

  it('that came too late says why', async () => {
    const { user, dialog } = await openDialog(refused(409, 'already-happened', 'The customer has chosen.'));
    await user.type(dialog.getByLabelText('Amount'), '1650');
    await user.type(dialog.getByLabelText('What you will do for it'), 'New unit, one day.');
    await user.click(dialog.getByRole('button', { name: 'Submit Bid' }));
    await waitFor(() => expect(lastToast()?.description).toBe('The customer has chosen.'));
  });
});

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
    ['proposal', 'Your bid for “Replace the water heater” is taken back for good.'],
    ['project', 'Your bid for “Replace the water heater” is taken back. You can bid again while bidding is open.'],
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
    const used = { status: 'proposed', changesUsed: 3, respondPath: '/respond/rf_1/ct_1' } as const;
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
    screen.getByText(/shown to you once the fee is settled/);
  });
});
