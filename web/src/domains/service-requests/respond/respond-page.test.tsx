import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorView, CustomerView } from '@plumbline/contract/domains/service-requests/views.ts';
import { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { descriptionOf } from '../../../testing/description.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { aPaidConnection } from '../payment/testing/referral-payment.ts';
import { RespondPage } from './respond-page.tsx';
import { aConnection, aReferral as view } from './testing/referral-view.ts';

const NOW = new Date('2026-12-01T17:00:00Z');

const settled = aConnection();

const customersView: CustomerView = {
  ...view(),
  kind: 'customer',
  id: ServiceRequestId.parse('rf_1'),
  status: 'contractors-notified',
  serviceType: 'plumbing',
  customerName: 'Ana Delgado',
  customerPhone: '+15025550134',
  customerEmail: 'ana@example.com',
  preferredContactMethod: 'sms',
  address: '1127 Cherokee Rd, Louisville, KY 40204',
};

const proposal = {
  by: 'contractor',
  date: '2026-12-04',
  time: '09:00',
  message: null,
  proposedAt: '2026-12-01T15:00:00Z',
} as const;

const receipt = { status: 'settled', message: 'You are connected.', feeDueCents: 0, paymentUrl: null };
const READ = 'GET /api/service-requests/rf_1';
const PAYMENT = 'GET /api/referrals/rf_1/payment';
const ANSWER = 'POST /api/contractor-response';

const open = async (
  current: ContractorView,
  { action, answer = ok(receipt), after }: { action?: string; answer?: Handler; after?: ContractorView } = {},
) => {
  const server = fakeServer({ [READ]: ok(current), [PAYMENT]: ok(aPaidConnection()) });
  server.handlers[ANSWER] = async (sent) => {
    if (after) server.handlers[READ] = ok(after);
    return typeof answer === 'function' ? answer(sent) : answer;
  };
  const { user } = await openPage(() => <RespondPage serviceRequestId="rf_1" contractorId="ct_1" action={action} />);
  await screen.findByRole('heading', { level: 1, name: 'Trap under the kitchen sink drips' });
  return { server, user };
};

const isChecked = (radio: HTMLElement) => radio instanceof HTMLInputElement && radio.checked;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const latestToast = () => toastStore.snapshot()[0];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('before an answer', () => {
  it('shows the job, until when to answer, and bars in place of the customer', async () => {
    await open(view());
    screen.getByText('Answer by Wed, Dec 2, 9:12 AM EST (21 hours left).');
    screen.getByText(/Louisville, KY 40204, 1.2 mi from you/);
    const job = screen.getByRole('region', { name: 'The job' });
    expect(within(job).getAllByText(/hidden until you accept/)).toHaveLength(4);
    within(job).getByText('hidden');
  });

  it('says beside each choice what it costs', async () => {
    await open(view());
    screen.getByRole('radio', { name: /Accept.*\$5\.00/ });
    screen.getByRole('radio', { name: /Deny.*No fee/ });
    screen.getByRole('radio', { name: /Propose a new time.*No fee yet/ });
  });

  it.each([
    ['accept', /^Accept/, 'Accept and pay $5.00'],
    ['decline', /^Deny/, 'Deny'],
    ['propose', /^Propose/, 'Send proposal'],
  ])('%s in the link is chosen, and the button says what it does', async (action, radio, button) => {
    await open(view(), { action });
    expect(isChecked(screen.getByRole('radio', { name: radio }))).toBe(true);
    screen.getByRole('button', { name: button });
  });

  it('says that a free acceptance is free', async () => {
    await open(view({ feeCents: 0 }), { action: 'accept' });
    screen.getByRole('button', { name: 'Accept, free' });
  });

  it('asks for a choice when there is none, and sends nothing', async () => {
    const { user, server } = await open(view());
    await user.click(screen.getByRole('button', { name: 'Submit Response' }));
    expect(latestToast()).toMatchObject({
      title: 'Response Required',
      description: 'Please select accept, deny, or propose a new time.',
      tone: 'destructive',
    });
    expect(descriptionOf(screen.getByRole('group', { name: 'Your answer' }))).toMatch(/Please select accept/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Accept/ })));
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('asks for the date and the time of a proposal, and sends nothing', async () => {
    const { user, server } = await open(view(), { action: 'propose' });
    await user.click(screen.getByRole('button', { name: 'Send proposal' }));
    expect(latestToast()).toMatchObject({
      title: 'Time Details Required',
      description: 'Please specify your proposed date and time.',
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Proposed date')));
    expect(screen.getByLabelText('Proposed time').getAttribute('aria-invalid')).toBe('true');
    expect(server.sentBy('POST')).toEqual([]);
  });
});

describe('answering', () => {
  it('accepts once, however often the button is pressed, and shows the customer', async () => {
    const { user, server } = await open(view(), { action: 'accept', after: settled });
    await user.type(screen.getByLabelText(/Message/), 'On my way');
    await user.dblClick(screen.getByRole('button', { name: /Accept and pay/ }));
    await screen.findByText('Ana Delgado');
    expect(hrefOf('(502) 555-0134')).toBe('tel:+15025550134');
    expect(hrefOf(/^Directions/)).toContain('1127%20Cherokee%20Rd');
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([
      { serviceRequestId: 'rf_1', contractorId: 'ct_1', response: 'accept', message: 'On my way', source: 'web' },
    ]);
    expect(latestToast()).toMatchObject({ title: 'Response Submitted', description: 'You are connected.' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Status' })));
  });

  it('sends a proposal with what belongs to it', async () => {
    const { user, server } = await open(view(), { action: 'propose' });
    await user.type(screen.getByLabelText('Proposed date'), '2026-12-04');
    await user.type(screen.getByLabelText('Proposed time'), '09:00');
    await user.type(screen.getByLabelText(/Estimated cost/), '$120 to $180');
    await user.click(screen.getByRole('button', { name: 'Send proposal' }));
    await waitFor(() => expect(server.sentBy('POST')).toHaveLength(1));
    expect(server.sentBy('POST')[0]?.body).toMatchObject({
      response: 'propose',
      proposedDate: '2026-12-04',
      proposedTime: '09:00',
      estimatedCost: '$120 to $180',
    });
  });

  it('says what had already happened when the answer comes too late, and shows how it stands now', async () => {
    const late = refused(409, 'already-happened', 'Another contractor got this job.');
    const { user } = await open(view(), { action: 'accept', answer: late, after: view({ status: 'lost' }) });
    await user.click(screen.getByRole('button', { name: /Accept and pay/ }));
    await screen.findByText(/Another contractor got this job/);
    const standing = await screen.findByRole('region', { name: 'Status' });
    within(standing).getByText('The customer went with another contractor.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keeps what was typed when the answer did not go through', async () => {
    const { user } = await open(view(), { action: 'deny', answer: refused(500, 'internal', 'x') });
    await user.type(screen.getByLabelText(/Message/), 'Booked out');
    await user.click(screen.getByRole('button', { name: 'Deny' }));
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Submission Failed',
        description: 'Please try again or call the support phone line for assistance.',
      }),
    );
    screen.getByDisplayValue('Booked out');
    expect(isChecked(screen.getByRole('radio', { name: /^Deny/ }))).toBe(true);
  });

  it('puts what the server says about a field beside the field', async () => {
    const message = 'Choose a day within the next two years.';
    const answer = refused(400, 'invalid-input', message, { proposedDate: message });
    const { user } = await open(view(), { action: 'propose', answer });
    await user.type(screen.getByLabelText('Proposed date'), '2036-12-04');
    await user.type(screen.getByLabelText('Proposed time'), '09:00');
    await user.click(screen.getByRole('button', { name: 'Send proposal' }));
    await waitFor(() => expect(descriptionOf(screen.getByLabelText('Proposed date'))).toContain(message));
  });
});

describe('after an answer', () => {
  it('shows a proposal that waits, and the form only when it is to be changed', async () => {
    const { user } = await open(
      view({ status: 'proposed', history: [proposal], changesUsed: MAX_PROPOSAL_CHANGES - 2 }),
    );
    screen.getByText('You can change your proposal 2 more times.');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change my answer' }));
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('says that a spending cap has kept the customer from approving, and where to change it', async () => {
    await open(view({ status: 'proposed', history: [proposal], changesUsed: 1, keptOutByCap: true }));
    screen.getByText('Your spending cap is blocking this job');
    expect(screen.getByRole('link', { name: 'Change the spending cap' }).getAttribute('href')).toBe(
      '/account-craftsman',
    );
  });

  it("shows the customer's time and lets the contractor answer it", async () => {
    const countered = { ...proposal, by: 'customer', time: '14:00', proposedAt: '2026-12-01T16:00:00Z' } as const;
    await open(view({ status: 'countered', history: [proposal, countered] }));
    const standing = screen.getByRole('region', { name: 'Status' });
    within(standing).getByText('Fri, Dec 4, 2:00 PM EST');
    screen.getByRole('radio', { name: /Accept.*At Fri, Dec 4, 2:00 PM EST/ });
  });

  it('warns before the change that ends it', async () => {
    const { user } = await open(view({ status: 'countered', history: [proposal], changesUsed: MAX_PROPOSAL_CHANGES }));
    await user.click(screen.getByRole('radio', { name: /^Propose/ }));
    screen.getByText('This change ends your proposal');
    screen.getByRole('button', { name: 'Send and end my proposal' });
  });

  it('leads to the payment only when there is a link for it', async () => {
    const unpaid = view({ status: 'accepted-unpaid', requestStatus: 'responses-received' });
    await open({ ...unpaid, paymentUrl: 'http://localhost/payment?request=rf_1' });
    expect(hrefOf('Pay $5.00')).toBe('http://localhost/payment?request=rf_1');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('asks before work starts far from the agreed time, and names that time', async () => {
    const { user, server } = await open({
      ...settled,
      requestStatus: 'scheduled',
      appointmentAt: '2026-12-03T19:00:00Z',
    });
    await user.click(screen.getByRole('button', { name: 'Start work' }));
    const dialog = screen.getByRole('dialog', { name: 'Have you already started?' });
    within(dialog).getByText(/The agreed time is Thu, Dec 3, 2:00 PM EST\./);
    await user.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('asks before work starts that no time was agreed for', async () => {
    const { user, server } = await open(settled);
    server.handlers['POST /api/referrals/rf_1/start'] = ok(receipt);
    await user.click(screen.getByRole('button', { name: 'Start work' }));
    const dialog = screen.getByRole('dialog');
    within(dialog).getByText(/You haven't agreed on a time with the customer yet\./);
    expect(server.sentBy('POST')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Start work' }));
    await waitFor(() => expect(server.sentBy('POST').map(({ path }) => path)).toEqual(['/api/referrals/rf_1/start']));
  });

  it('starts the work at once near the agreed time, and asks before it is completed', async () => {
    const inProgress = { ...settled, requestStatus: 'in-progress' } as const;
    const { user, server } = await open({ ...settled, appointmentAt: '2026-12-01T18:30:00Z' });
    server.handlers['POST /api/referrals/rf_1/start'] = () => {
      server.handlers[READ] = ok(inProgress);
      return ok(receipt);
    };
    server.handlers['POST /api/referrals/rf_1/complete'] = ok(receipt);
    await user.click(screen.getByRole('button', { name: 'Start work' }));
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    expect(server.sentBy('POST').map(({ path }) => path)).toEqual(['/api/referrals/rf_1/start']);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
    await waitFor(() =>
      expect(server.sentBy('POST').at(-1)).toMatchObject({
        path: '/api/referrals/rf_1/complete',
        body: { contractorId: 'ct_1' },
      }),
    );
  });

  it('follows the request and says when something has changed', async () => {
    const { server } = await open(view());
    expect(server.followed()).toEqual(['/api/service-requests/rf_1/live']);
    server.handlers[READ] = ok(view({ status: 'withdrawn', requestStatus: 'cancelled' }));
    server.change();
    await screen.findByText('This request was canceled.');
    await waitFor(() => expect(document.getElementById('announce-polite')?.textContent).toMatch(/was canceled/));
  });
});

describe('a link that opens nothing', () => {
  const openLink = (serviceRequestId: string | undefined, contractorId: string | undefined, answer: Handler) => {
    const server = fakeServer({ [READ]: answer });
    return openPage(() => (
      <RespondPage serviceRequestId={serviceRequestId} contractorId={contractorId} action={undefined} />
    )).then(({ user }) => ({ user, server }));
  };

  it('is told apart when a part of it is missing', async () => {
    await openLink('rf_1', undefined, ok(view()));
    screen.getByRole('heading', { name: 'This link is not complete' });
  });

  it.each([
    ['an id that was never issued', refused(404, 'not-found', 'x')],
    ["another contractor's request", ok(view({ contractorId: ContractorId.parse('ct_2') }))],
    ["the customer's own id", ok(customersView)],
  ])('is %s', async (_what, answer) => {
    await openLink('rf_1', 'ct_1', answer);
    await screen.findByRole('heading', { name: "This link doesn't open anything" });
  });

  it('is not one that could not be loaded: that can be tried again', async () => {
    const { user, server } = await openLink('rf_1', 'ct_1', refused(503, 'unavailable', 'x'));
    await screen.findByText("We couldn't load this request");
    server.handlers[READ] = ok(view());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Trap under the kitchen sink drips' });
  });
});

describe('an acceptance whose fee is due', () => {
  const due = view({
    status: 'accepted-unpaid',
    requestStatus: 'responses-received',
    paymentUrl: 'https://plumbline.example/payment?payment_intent=pm_1&contractor=ct_1&request=rf_1',
  });
  const takenBack = view({ status: 'denied', requestStatus: 'contractors-notified', takenBack: true });

  it('is taken back only after asking, and says so', async () => {
    const { user, server } = await open(due, { after: takenBack });
    await user.click(screen.getByRole('button', { name: 'Take back my acceptance' }));
    const dialog = screen.getByRole('dialog', { name: 'Take back your acceptance?' });
    expect(server.sentBy('POST')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Status' }).textContent).toContain('You took back'));
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({ serviceRequestId: 'rf_1', contractorId: 'ct_1', response: 'deny' }),
    ]);
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  it('says what happened instead when it was too late', async () => {
    const words = 'This request was accepted and the connection is made.';
    const { user } = await open(due, { answer: refused(409, 'already-happened', words), after: settled });
    await user.click(screen.getByRole('button', { name: 'Take back my acceptance' }));
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await screen.findByText(new RegExp(words));
    await screen.findByText('Ana Delgado');
  });
});

describe('a phone that nobody has confirmed', () => {
  const unproven = view({ feeCents: 500, freeOnceProven: { phone: '+15025550671' } });
  const SEND = 'POST /api/referrals/rf_1/phone-codes';
  const CONFIRM = 'POST /api/referrals/rf_1/phone-codes/confirm';

  it('is confirmed by a code, and accepting is free then', async () => {
    const { server, user } = await open(unproven, { action: 'accept' });
    screen.getByRole('button', { name: 'Accept and pay $5.00' });
    server.handlers[SEND] = {
      ...ok({ codeId: 'cc_1', message: 'We already texted a code to (502) 555-0671.' }),
      status: 202,
    };
    server.handlers[CONFIRM] = () => {
      server.handlers[READ] = ok(view({ feeCents: 0 }));
      return ok({ message: 'Your phone is confirmed.' });
    };
    await user.click(await screen.findByRole('button', { name: 'Text Me the Code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '482913');
    await screen.findByRole('button', { name: 'Accept, free' });
    expect(screen.queryByText('Confirm your phone to accept free')).toBeNull();
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([
      { contractorId: 'ct_1', by: 'text' },
      { contractorId: 'ct_1', codeId: 'cc_1', code: '482913' },
    ]);
  });

  it('hears why no code is sent', async () => {
    const { server, user } = await open(unproven);
    server.handlers[SEND] = refused(409, 'already-happened', 'A number that isn’t confirmed gets one text a day.');
    await user.click(await screen.findByRole('button', { name: 'Text Me the Code' }));
    within(await screen.findByRole('alert')).getByText('A number that isn’t confirmed gets one text a day.');
  });

  it('is added in the account where the listing has none', async () => {
    await open(view({ feeCents: 500, freeOnceProven: { phone: null } }));
    await screen.findByRole('link', { name: 'Add a Phone in Your Account' });
    expect(hrefOf('Add a Phone in Your Account')).toBe('/account-craftsman');
  });
});
