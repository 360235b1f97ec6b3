import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { AskedContractor, TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { ContractorId, ProposalId, ReviewInvitationId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { TrackingPage } from './tracking-page.tsx';

const READ = 'GET /api/track-service-request/sr_1';
const NEXT = '/api/service-requests/sr_1/next-contractors';

const asked = (changes: Partial<AskedContractor> = {}): AskedContractor => ({
  contractorId: ContractorId.parse('ct_1'),
  companyName: 'Falls City Drain',
  status: 'offered',
  frozen: false,
  answerBy: '2026-12-02T14:12:00Z',
  responseId: null,
  notified: [{ channel: 'sms', status: 'sent', at: '2026-12-01T14:14:00Z' }],
  callInstead: null,
  ...changes,
});

const record = (changes: Partial<TrackingRecord> = {}): TrackingRecord => ({
  requestId: ServiceRequestId.parse('sr_1'),
  requestNumber: 'PL-7K4QZ2',
  title: 'Leak under the kitchen sink',
  workType: 'plumbing',
  projectType: 'repair',
  description: 'Leak under the kitchen sink. It drips all day.',
  urgency: 'high',
  customerName: 'Ana Delgado',
  address: '1127 Cherokee Rd, Louisville, KY 40204',
  timeZone: 'America/Kentucky/Louisville',
  preferredDate: '2026-12-03',
  preferredTimeSlot: 'afternoon',
  status: 'contractors-notified',
  statusMessage: 'Local contractors have been notified of your request.',
  timeline: [
    { status: 'submitted', message: 'Sent.', completed: true, timestamp: '2026-12-01T14:12:00Z' },
    { status: 'contractors-notified', message: 'Told.', completed: true, timestamp: '2026-12-01T14:13:00Z' },
  ],
  history: [
    { at: '2026-12-01T14:12:00Z', text: 'You submitted the request' },
    { at: '2026-12-01T14:12:00Z', text: 'Falls City Drain was asked' },
  ],
  openToProposals: false,
  contractorResponses: 0,
  contractors: [asked()],
  selectedContractor: null,
  proof: null,
  offersNext: false,
  offersPassOn: false,
  reviewInvitationId: null,
  canCancel: true,
  agreedTime: null,
  appointmentAt: null,
  contradicted: null,
  endedBecause: null,
  canDenyStart: false,
  canReopen: false,
  ...changes,
});

const cancelled = record({
  status: 'cancelled',
  statusMessage: 'This request was canceled.',
  contractors: [asked({ status: 'withdrawn', answerBy: null })],
  canCancel: false,
});

const selected = {
  id: ContractorId.parse('ct_1'),
  name: 'Falls City Drain',
  rating: 4.7,
  isSampleRating: true,
  reviewCount: 88,
  isVerified: true,
  phone: '+15025550171',
};

const found = (id: string, companyName: string): FoundContractor => ({
  id: ContractorId.parse(id),
  slug: id,
  companyName,
  contactName: null,
  rating: null,
  reviewCount: 0,
  isSampleRating: false,
  address: null,
  city: 'Louisville',
  state: 'KY',
  zipCode: null,
  latitude: 38.2,
  longitude: -85.7,
  timeZone: 'America/Kentucky/Louisville',
  phone: null,
  email: null,
  website: null,
  websiteUrl: null,
  photoUrl: null,
  logoUrl: null,
  isPremium: false,
  isVerified: false,
  isClaimed: false,
  responseRecord: null,
  isSynthetic: true,
  licenseNumber: null,
  licenseCheckedOn: null,
  insuranceInfo: null,
  yearEstablished: null,
  businessHours: {},
  openNow: null,
  specialties: [],
  serviceAreas: [],
  trades: ['plumbing'],
  distance: 2.4,
  reviews: [],
});

const open = async (answer: Handler, more: Record<string, Handler> = {}) => {
  const server = fakeServer({ [READ]: answer, ...more });
  const { user } = await openPage(() => <TrackingPage requestId="sr_1" />);
  return { server, user };
};

const openRecord = async (changes: Partial<TrackingRecord> = {}) => {
  const opened = await open(ok(record(changes)));
  await screen.findByRole('heading', { level: 1, name: 'Leak under the kitchen sink' });
  return opened;
};

const latestToast = () => toastStore.snapshot()[0];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T17:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows what else is known of the request, such as when somebody comes, before whom one asked', async () => {
  fakeServer({ [READ]: ok(record({ status: 'scheduled' })) });
  await openPage(() => <TrackingPage requestId="sr_1" aside={() => <p>Thu, Dec 3, 2–4 PM EST</p>} />);
  const when = await screen.findByText('Thu, Dec 3, 2–4 PM EST');
  const asked = screen.getByRole('region', { name: /you asked$/ });
  expect(when.compareDocumentPosition(asked) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('leads to the review once the work is completed', async () => {
  await openRecord({ status: 'completed', reviewInvitationId: ReviewInvitationId.parse('ri_1') });
  const [link] = screen.getAllByRole('link', { name: /^Review / });
  expect(link?.getAttribute('href')).toBe('/review/ri_1');
});

describe('opening the link', () => {
  it('says that it is loading', async () => {
    await open(() => new Promise(() => {}));
    screen.getByText('Loading service request status...');
  });

  it('says when there is no such request', async () => {
    await open(refused(404, 'not-found', 'x'));
    await screen.findByRole('heading', { name: 'Request Not Found' });
    screen.getByText("We couldn't find this service request. Please check your link.");
  });

  it('can be tried again when the request could not be loaded', async () => {
    const { user, server } = await open(refused(500, 'internal', 'x'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.handlers[READ] = ok(record());
    await user.click(retry);
    await screen.findByRole('heading', { name: 'Leak under the kitchen sink' });
  });
});

describe('the status of a request', () => {
  it('is told with its number, urgency, person, place and present state', async () => {
    await openRecord();
    screen.getByText('PL-7K4QZ2');
    screen.getByText('Updates automatically');
    screen.getByText('High Priority');
    screen.getByText('Ana Delgado');
    screen.getByText('1127 Cherokee Rd, Louisville, KY 40204');
    within(screen.getByRole('region', { name: 'Current status' })).getByText(/Local contractors have been notified/);
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.find((step) => step.getAttribute('aria-current'))?.textContent).toContain('Told.');
  });

  it('says of each contractor until when an answer is awaited, and how they were told', async () => {
    await openRecord();
    const list = screen.getByRole('region', { name: 'The contractor you asked' });
    within(list).getByText('waiting for an answer until Wed, Dec 2, 9:12 AM EST');
    within(list).getByText('texted 9:14 AM');
  });

  it('lists what happened, newest first, also within one moment', async () => {
    await openRecord();
    const items = within(await screen.findByRole('region', { name: 'What happened' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Falls City Drain was asked'),
      expect.stringContaining('You submitted the request'),
    ]);
  });

  it('leads to a proposal that waits for an answer', async () => {
    await openRecord({ contractors: [asked({ status: 'proposed', responseId: ProposalId.parse('pp_1') })] });
    const link = screen.getByRole('link', { name: 'Read and answer the proposal' });
    expect(link.getAttribute('href')).toBe('/response?responseId=pp_1&requestId=sr_1');
  });

  it('asks the customer to call a listing that may not be written to', async () => {
    await openRecord({ contractors: [asked({ status: 'unreachable', callInstead: '+15025550188', notified: [] })] });
    expect(screen.getByRole('link', { name: 'Call (502) 555-0188' }).getAttribute('href')).toBe('tel:+15025550188');
  });

  it('shows the selected contractor and how to call them', async () => {
    await openRecord({ status: 'contractor-selected', selectedContractor: selected });
    const card = screen.getByRole('region', { name: 'Your contractor' });
    within(card).getByText('4.7');
    within(card).getByText(/Sample rating/);
    expect(within(card).getByRole('link').getAttribute('href')).toBe('tel:+15025550171');
  });

  it('lists nobody but the selected contractor twice', async () => {
    const contractors = [asked({ contractorId: selected.id, status: 'settled' })];
    await openRecord({ status: 'contractor-selected', selectedContractor: selected, contractors });
    expect(screen.queryByRole('region', { name: /you asked$/ })).toBeNull();
  });

  it('changes by itself and says so', async () => {
    const { server } = await openRecord();
    expect(server.followed()).toEqual(['/api/service-requests/sr_1/live']);
    server.handlers[READ] = ok(cancelled);
    server.change();
    await screen.findAllByText('This request was canceled.');
    await waitFor(() => expect(document.getElementById('announce-polite')?.textContent).toMatch(/was canceled/));
  });
});

describe('the next best contractors', () => {
  const offering = { contractors: [asked({ status: 'denied', answerBy: null })], offersNext: true };

  it('are asked with one click each', async () => {
    const { user, server } = await open(ok(record(offering)), {
      [`GET ${NEXT}`]: ok([found('ct_7', 'Beargrass Plumbing'), found('ct_8', 'Okolona Pipe Works')]),
      [`POST ${NEXT}`]: ok(record({ contractors: [asked({ companyName: 'Okolona Pipe Works' })] })),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask Okolona Pipe Works' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next best contractors' })).toBeNull());
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([{ contractorIds: ['ct_8'] }]);
    expect(latestToast()).toMatchObject({ title: 'Request sent' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Current status' })));
  });

  it('are not asked for while someone is being asked', async () => {
    const { server } = await openRecord();
    expect(server.sentBy('GET').map(({ path }) => path)).not.toContain(NEXT);
  });

  it('say so when there is nobody else', async () => {
    await open(ok(record(offering)), { [`GET ${NEXT}`]: ok([]) });
    await screen.findByRole('heading', { name: 'Nobody else is close enough' });
  });
});

describe('the customer’s actions', () => {
  it('cancels only after asking, and shows that it is canceled', async () => {
    const { user, server } = await openRecord();
    server.handlers['POST /api/service-requests/sr_1/cancel'] = ok(cancelled);
    await user.click(screen.getByRole('button', { name: 'Cancel this request' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this request?' });
    expect(server.sentBy('POST')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel this request' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Current status' }).textContent).toContain('was canceled'),
    );
    expect(server.sentBy('POST').map(({ path }) => path)).toEqual(['/api/service-requests/sr_1/cancel']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Current status' })));
  });

  it('keeps the request when asked and not sure', async () => {
    const { user, server } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Cancel this request' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('is told when it was too late to cancel', async () => {
    const { user, server } = await openRecord();
    const late = refused(409, 'already-happened', 'The work is in progress.');
    server.handlers['POST /api/service-requests/sr_1/cancel'] = late;
    await user.click(screen.getByRole('button', { name: 'Cancel this request' }));
    server.handlers[READ] = ok(record({ status: 'in-progress', statusMessage: 'At work.', canCancel: false }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel this request' }));
    await screen.findAllByText('At work.');
    expect(latestToast()).toMatchObject({ description: 'The work is in progress.', tone: 'destructive' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the work is not completed after all, with a reason that the contractor gets', async () => {
    const { user, server } = await openRecord({ status: 'completed', canCancel: false, canReopen: true });
    server.handlers['POST /api/service-requests/sr_1/reopen'] = ok(
      record({ status: 'in-progress', statusMessage: 'You said it is not completed.', canCancel: false }),
    );
    await user.click(screen.getByRole('button', { name: 'Not completed after all' }));
    await user.click(screen.getByRole('button', { name: 'Tell them' }));
    await screen.findByText('Choose a reason');
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.click(screen.getByRole('button', { name: 'Tell them' }));
    await screen.findByText('Say in a few words what happened');
    expect(server.sentBy('POST')).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Something is not right' }));
    await user.type(screen.getByRole('textbox', { name: /In your words/ }), 'It still drips');
    await user.click(screen.getByRole('button', { name: 'Tell them' }));
    await screen.findAllByText('You said it is not completed.');
    expect(server.sentBy('POST').map(({ path, body }) => [path, body])).toEqual([
      ['/api/service-requests/sr_1/reopen', { reason: 'faulty', message: 'It still drips' }],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Current status' })));
  });

  it('disputes a start, while the contractor can still be called', async () => {
    const { user, server } = await openRecord({
      status: 'in-progress',
      canCancel: false,
      canDenyStart: true,
      selectedContractor: selected,
    });
    server.handlers['POST /api/service-requests/sr_1/not-started'] = ok(
      record({ status: 'contractor-selected', statusMessage: 'You said that nobody came.' }),
    );
    screen.getAllByRole('link', { name: /^Call/ });
    await user.click(screen.getByRole('button', { name: "That's not right" }));
    await user.click(screen.getByRole('radio', { name: 'Nobody came' }));
    await user.click(screen.getByRole('button', { name: 'Tell them' }));
    await screen.findAllByText('You said that nobody came.');
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([{ reason: 'nobody-came' }]);
    expect(screen.queryByRole('button', { name: "That's not right" })).toBeNull();
  });

  it('sends a request that has ended again, and says why it ended', async () => {
    const { user, server } = await openRecord({ ...cancelled, endedBecause: 'You canceled it.' });
    screen.getByText(/^You canceled it\./);
    server.handlers['GET /api/service-requests/sr_1/again'] = refused(409, 'already-happened', 'It has not ended.');
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(latestToast()).toMatchObject({ description: 'It has not ended.' }));
  });

  it('is offered only what the record allows', async () => {
    await openRecord({ canCancel: false });
    expect(screen.queryByRole('button', { name: 'Cancel this request' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Not completed after all' })).toBeNull();
  });
});
