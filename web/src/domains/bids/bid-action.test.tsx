import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, type Handler, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { BidAction } from './bid-action.tsx';

const BID = 'POST /api/bids';

const project = (status: Project['status'], changes: Partial<Project> = {}): Project => ({
  id: ProjectId.parse('prj-1'),
  title: 'Pump house "River"',
  location: '',
  county: null,
  description: '',
  status,
  projectType: 'commercial',
  sector: null,
  work: null,
  plumbingRequired: true,
  budgetMin: null,
  budgetMax: null,
  deadline: null,
  permitStatus: null,
  contactInfo: null,
  sourceUrl: null,
  latitude: null,
  longitude: null,
  scrapedAt: '2026-11-12T15:00:00Z',
  listedOn: '2026-11-12',
  precision: null,
  permitNumber: null,
  contractor: null,
  checkedAt: '2026-11-12T15:00:00Z',
  vanishedAt: null,
  statusAsOf: null,
  trades: null,
  sourceHost: null,
  sourceName: 'Bids',
  isSynthetic: false,
  locatedBy: null,
  firstSeenAt: '2026-11-12T15:00:00Z',
  ...changes,
});

const taken = ok({
  id: 'bid-1',
  projectId: 'prj-1',
  amount: 0,
  status: 'pending',
  notes: '',
  submittedAt: '2026-11-12T15:00:00Z',
});

const open = async (status: Project['status'], answer: Handler = taken, changes: Partial<Project> = {}) => {
  const tooLate = vi.fn();
  const server = fakeServer({ [BID]: answer });
  function Page() {
    const [now, setNow] = useState(status);
    return (
      <article tabIndex={-1} aria-label="The card">
        <BidAction project={project(now, changes)} onSubmitted={() => setNow('in-review')} onTooLate={tooLate} />
        <ToastOutlet />
      </article>
    );
  }
  return { server, tooLate, ...(await openPage(Page)) };
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Submit Bid' }));

afterEach(() => vi.unstubAllGlobals());

describe('the bid action', () => {
  it.each([
    ['bidding-open', 'Submit Bid', false],
    ['in-review', 'Bid Submitted', true],
    ['in-progress', 'Not Available', true],
    ['planning', 'Not Available', true],
    ['completed', 'Not Available', true],
  ] as const)('of a project that is %s is %s', async (status, name, disabled) => {
    await open(status);
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', disabled);
  });

  it('of a project that no source lists any more is Not Available, as the server would say', async () => {
    await open('bidding-open', taken, { vanishedAt: '2026-11-12T15:00:00Z' });
    expect(screen.getByRole('button', { name: 'Not Available' })).toHaveProperty('disabled', true);
  });
});

describe('a bid', () => {
  it('goes out without an amount, its note naming the project; the card then says so and has the focus', async () => {
    let answer = (_: Answer) => undefined as void;
    const { user, server } = await open('bidding-open', () => new Promise<Answer>((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('button', { name: 'Submit Bid' }));
    const send = (await dialog()).getByRole('button', { name: 'Submit Bid' });
    await user.click(send);
    expect(send.textContent).toBe('Submitting...');
    await user.click(send);
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([
      { projectId: 'prj-1', amount: 0, status: 'submitted', notes: 'Bid for "Pump house "River"".' },
    ]);
    answer(taken);
    await screen.findByText('Your bid for "Pump house "River"" has been submitted successfully.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Bid Submitted' })).toHaveProperty('disabled', true);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'The card' })));
  });

  it('takes an amount as people write it, and a note', async () => {
    const { user, server } = await open('bidding-open');
    await user.click(screen.getByRole('button', { name: 'Submit Bid' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Amount/), '$12,500.50');
    await user.clear(form.getByLabelText(/^Note/));
    await user.type(form.getByLabelText(/^Note/), 'Two crews, March');
    await user.click(form.getByRole('button', { name: 'Submit Bid' }));
    await waitFor(() =>
      expect(server.sentBy('POST')[0]?.body).toMatchObject({ amount: 12_500.5, notes: 'Two crews, March' }),
    );
  });

  it('after the deadline says so, and when it was, before anything is sent', async () => {
    const { user } = await open('bidding-open', taken, { deadline: '2020-01-17T19:00:00Z' });
    await user.click(screen.getByRole('button', { name: 'Submit Bid' }));
    (await dialog()).getByText('The deadline has passed');
    (await dialog()).getByText(/^Bids were due January 17, 2020, 2:00 PM EST\./);
  });

  it('before the deadline speaks of none', async () => {
    const { user } = await open('bidding-open', taken, { deadline: '2999-01-17T19:00:00Z' });
    await user.click(screen.getByRole('button', { name: 'Submit Bid' }));
    await dialog();
    expect(screen.queryByText('The deadline has passed')).toBeNull();
  });

  it('with an amount that is none is not sent, and the field says what to do', async () => {
    const { user, server } = await open('bidding-open');
    await user.click(screen.getByRole('button', { name: 'Submit Bid' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Amount/), 'lots');
    await user.click(form.getByRole('button', { name: 'Submit Bid' }));
    form.getByText('Enter the amount in dollars, such as 12,500, or leave it blank.');
    expect(document.activeElement).toBe(form.getByLabelText(/^Amount/));
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('that came too late says why, and has the page asked again', async () => {
    const late = refused(409, 'already-happened', 'You have bid on this project already.');
    const { user, tooLate } = await open('bidding-open', late);
    await user.click(screen.getByRole('button', { name: 'Submit Bid' }));
    await user.click((await dialog()).getByRole('button', { name: 'Submit Bid' }));
    const [note] = await (await dialog()).findAllByRole('alert');
    expect(note?.textContent).toContain('You have bid on this project already.');
    expect(tooLate).toHaveBeenCalledTimes(1);
  });

  it('that failed keeps what was written for another try, which has the same key', async () => {
    const { user, server } = await open('bidding-open', refused(500, 'internal', 'x'));
    const keys: (string | null)[] = [];
    const real = fetch;
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      if (init.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return real(input, init);
    });
    await user.click(screen.getByRole('button', { name: 'Submit Bid' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/^Amount/), '700');
    await user.click(form.getByRole('button', { name: 'Submit Bid' }));
    await screen.findByText('Failed to submit bid. Please try again.');
    server.handlers[BID] = taken;
    await user.click(await form.findByRole('button', { name: 'Submit Bid' }));
    await screen.findByRole('button', { name: 'Bid Submitted' });
    expect(server.sentBy('POST').map(({ body }) => (body as { amount: number }).amount)).toEqual([700, 700]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
