import type { WaitingOffer } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { OpportunityId, ReferralId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser } from '../../../lib/session.ts';
import { aUser } from '../../../testing/a-user.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { Chosen } from '../../../ui/filter-form.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { opportunityOrder } from './opportunity-order.ts';
import { OpportunitiesTab } from './tabs.tsx';
import { bid, opportunity } from './testing/work.ts';

const OPPORTUNITIES = 'GET /api/craftsman/opportunities';
const OFFERS = 'GET /api/craftsman/offers';
const SUBMIT = 'POST /api/craftsman/bids';

/** Renders the tab with an address. */
function Opportunities() {
  const [address, setAddress] = useState<Chosen>({});
  const sort = opportunityOrder(address.sort?.toString());
  return <OpportunitiesTab sort={sort} keep={{ tab: 'opportunities' }} onFilter={setAddress} />;
}
const open = async (handlers: Record<string, Handler>) => {
  const server = fakeServer({ [OFFERS]: ok([]), [OPPORTUNITIES]: ok([]), ...handlers });
  return { server, ...(await openPage(Opportunities, { path: '/dashboard/craftsman' })) };
};
const lastToast = () => toastStore.snapshot()[0];
const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name })));

beforeEach(() => keepUser(aUser({ role: 'craftsman' })));
afterEach(() => vi.unstubAllGlobals());

describe('opportunities', () => {
  it('say what, where, for how much, how well it fits and why', async () => {
    const { server } = await open({ [OPPORTUNITIES]: ok([opportunity()]) });
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
    const { user } = await open({
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
    const { server, user } = await open({ [OPPORTUNITIES]: refused(503, 'unavailable', 'x') });
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
    const { user } = await open({
      [OPPORTUNITIES]: ({ query }) => ok(query.get('sort') === 'best' ? [best, newest] : [newest, best]),
    });
    const titles = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    await screen.findByText(/the newest 50, best match first/);
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
    const { server } = await open({ [OFFERS]: ok([offer(), countered]) });
    const part = within(await screen.findByRole('region', { name: 'Waiting for your answer, 2' }));
    const [first, second] = part.getAllByRole('article');
    expect(first?.textContent).toContain('Louisville, KY 40204, answer by Wed, Dec 2, 9:12 AM EST');
    expect(second?.textContent).toContain('the customer proposes another time');
    const links = part.getAllByRole('link', { name: 'Answer: Kitchen sink trap drips' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/respond/rf_1/ct_1', '/respond/rf_2/ct_1']);
    // Only the soonest due has the main button.
    expect(links.map((link) => link.classList.contains('bg-plumb-fill'))).toEqual([true, false]);
    expect(
      server
        .sentBy('GET')
        .find(({ path }) => path === '/api/craftsman/offers')
        ?.query.get('craftsmanId'),
    ).toBe(aUser().id);
  });

  it('say how long there is left, and mark the last hour', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 30_000).toISOString();
    const later = offer({ id: ReferralId.parse('rf_2'), answerBy: inMinutes(190) });
    await open({ [OFFERS]: ok([offer({ answerBy: inMinutes(37) }), later]) });
    const isMarked = (text: string) => screen.getByText(text).closest('.text-orange-ink') !== null;
    await screen.findByText('37 minutes left');
    expect([isMarked('37 minutes left'), isMarked('3 h 10 min left')]).toEqual([true, false]);
  });

  it('are one, or as many as were read and more', async () => {
    await open({ [OFFERS]: ok([offer()]) });
    await screen.findByRole('heading', { name: 'Waiting for your answer, 1' });
    document.body.replaceChildren();
    const next = { Link: '</api/craftsman/offers?cursor=c2>; rel="next"' };
    await open({ [OFFERS]: { body: [offer()], headers: next } });
    await screen.findByRole('heading', { name: 'Waiting for your answer, 1+' });
  });

  it('that could not be read can be asked for again; that there are none says nothing', async () => {
    const { server, user } = await open({ [OFFERS]: refused(503, 'unavailable', 'x') });
    await screen.findByText("We couldn't load the requests that are waiting for your answer");
    server.handlers[OFFERS] = ok([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/waiting for your answer/i)).toBeNull());
  });
});

describe('a bid', () => {
  const openDialog = async (submit: Handler) => {
    const opened = await open({ [OPPORTUNITIES]: ok([opportunity()]), [SUBMIT]: submit });
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
