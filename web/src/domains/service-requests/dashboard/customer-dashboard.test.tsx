import type {
  ComparedProposal,
  CustomerProject,
  CustomerServiceRequest,
} from '@plumbline/contract/domains/service-requests/customer-project.ts';
import type { CustomerStanding } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { ContractorId, ProposalId, ServiceRequestId, UserId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { CustomerOverview } from './overview.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectPage } from './project-page.tsx';
import { RequestList } from './request-list.tsx';

const PROJECTS = 'GET /api/customer/projects';
const me = UserId.parse('us_1');

const standing = (changes: Partial<CustomerStanding> = {}): CustomerStanding => ({
  step: 'wait-for-proposals',
  until: null,
  contractor: null,
  asked: 0,
  thinking: 0,
  responseId: null,
  proposedTime: null,
  agreedTime: null,
  appointmentAt: null,
  timeZone: 'America/Kentucky/Louisville',
  ...changes,
});

const project = (number: number, changes: Partial<CustomerProject> = {}): CustomerProject => ({
  id: ServiceRequestId.parse(`sr_${number}`),
  requestNumber: `PL-00000${number}`,
  title: `Plumbing repair ${number}`,
  description: 'Leak under the kitchen sink.',
  status: 'finding_craftsman',
  requestStatus: 'contractors-notified',
  projectType: 'repair',
  budgetRange: 'Budget TBD',
  address: '1127 Cherokee Rd, Louisville, KY 40204',
  createdAt: '2026-12-01T14:12:00Z',
  openToProposals: true,
  proposals: 0,
  workType: 'plumbing',
  urgency: 'medium',
  standing: standing(),
  ...changes,
});

const record: TrackingRecord = {
  requestId: ServiceRequestId.parse('sr_1'),
  requestNumber: 'PL-000001',
  title: 'Leak under the kitchen sink',
  proof: null,
  workType: 'plumbing',
  projectType: 'repair',
  description: 'Leak under the kitchen sink. It drips all day.',
  urgency: 'high',
  customerName: 'Ana Delgado',
  address: '1127 Cherokee Rd, Louisville, KY 40204',
  timeZone: 'America/Kentucky/Louisville',
  preferredDate: '2026-12-03',
  preferredTimeSlot: 'afternoon',
  status: 'responses-received',
  statusMessage: '2 contractors have responded to your request.',
  timeline: [],
  history: [],
  openToProposals: true,
  contractorResponses: 2,
  contractors: [],
  selectedContractor: null,
  agreedTime: null,
  appointmentAt: null,
  contradicted: null,
  endedBecause: null,
  canDenyStart: false,
  offersNext: false,
  offersPassOn: false,
  reviewInvitationId: null,
  canCancel: true,
  canReopen: false,
};

const proposal = (id: string, changes: Partial<ComparedProposal> = {}): ComparedProposal => ({
  responseId: ProposalId.parse(id),
  contractorId: ContractorId.parse(`ct_${id}`),
  slug: id,
  companyName: `Company ${id}`,
  rating: null,
  isSampleRating: false,
  reviewCount: 0,
  isVerified: false,
  distance: 3.4,
  amount: 1250,
  estimatedCost: null,
  details: 'A new heater.',
  proposedDate: null,
  proposedTime: null,
  status: 'proposed',
  frozen: false,
  answerBy: '2026-12-02T14:12:00Z',
  submittedAt: '2026-12-01T15:12:00Z',
  ...changes,
});

afterEach(() => vi.unstubAllGlobals());

const shownToast = () => toastStore.snapshot()[0];
const count = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the overview', () => {
  const open = () => openPage(() => <CustomerOverview userId={me} />);

  it('of an empty account says what to do', async () => {
    fakeServer({ [PROJECTS]: ok([]) });
    await open();
    await screen.findByRole('heading', { name: 'Nothing to fix yet' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/request-service', '/find-request']);
  });

  it('shows the 3 most recent jobs in one list, what needs the customer first, and counts all', async () => {
    const server = fakeServer({
      [PROJECTS]: ok([
        project(4),
        project(3, {
          requestStatus: 'responses-received',
          standing: standing({ step: 'compare-proposals', asked: 2 }),
        }),
        project(2, { status: 'in_progress', requestStatus: 'scheduled', standing: standing({ step: 'be-there' }) }),
        project(1, { status: 'completed', requestStatus: 'completed', standing: standing({ step: 'nothing' }) }),
      ]),
    });
    await open();
    await screen.findByRole('heading', { level: 2, name: 'Needs you' });
    expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual([
      'PL-000003, Plumbing repair 3',
      'PL-000004, Plumbing repair 4',
      'PL-000002, Plumbing repair 2',
    ]);
    expect(screen.queryByText('Plumbing repair 1')).toBeNull();
    expect(['Projects', 'Pending requests', 'In progress', 'Completed'].map(count)).toEqual(['4', '2', '1', '1']);
    const act = screen.getByRole('link', { name: 'Compare proposals: Plumbing repair 3' });
    expect(act.getAttribute('href')).toBe('/dashboard/customer/projects/sr_3');
    expect(server.sentBy('GET')[0]?.query.get('userId')).toBe('us_1');
  });

  it('also shows older jobs that need the customer', async () => {
    const older = project(1, { standing: standing({ step: 'ask-next' }) });
    fakeServer({ [PROJECTS]: ok([project(5), project(4), project(3), project(2), older]) });
    await open();
    await screen.findByRole('article', { name: 'PL-000001, Plumbing repair 1' });
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'All 5' }).getAttribute('href')).toBe('/dashboard/customer?tab=projects');
  });

  it('does not claim to have counted what it has not read', async () => {
    const headers = { link: '</api/customer/projects?limit=100&cursor=abc>; rel="next"' };
    fakeServer({ [PROJECTS]: { body: [project(4), project(3), project(2), project(1)], headers } });
    await open();
    await screen.findByRole('link', { name: 'All 4+' });
    expect(count('Projects')).toBe('4+');
  });

  it('that could not be loaded can be tried again', async () => {
    const server = fakeServer({ [PROJECTS]: refused(503, 'unavailable', 'Busy') });
    const { user } = await open();
    await screen.findByRole('alert');
    server.handlers[PROJECTS] = ok([project(1)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Plumbing repair 1' });
  });
});

describe('My Projects', () => {
  it('comes a page at a time, each project with the word of its status', async () => {
    const statuses = ['planning', 'finding_craftsman', 'in_progress', 'completed', 'cancelled'] as const;
    const link = '</api/customer/projects?userId=us_1&limit=20&cursor=page-2>; rel="next"';
    fakeServer({
      [PROJECTS]: ({ query }) =>
        query.get('cursor') === 'page-2'
          ? { body: [project(9)] }
          : { body: statuses.map((status, at) => project(at, { status })), headers: { link } },
    });
    const { user } = await openPage(() => <ProjectList userId={me} />);
    await screen.findByRole('article', { name: 'PL-000000, Plumbing repair 0' });
    for (const word of ['Planning', 'Finding a Craftsman', 'In Progress', 'Completed', 'Canceled']) {
      screen.getByText(word);
    }
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('article', { name: 'PL-000009, Plumbing repair 9' });
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('Service Requests', () => {
  const request = (number: number, changes: Partial<CustomerServiceRequest> = {}): CustomerServiceRequest => ({
    ...project(number),
    serviceType: 'plumbing',
    status: 'pending',
    requestStatus: 'contractors-notified',
    preferredDate: '2026-12-03',
    preferredTimeSlot: 'afternoon',
    customerName: 'Ana Delgado',
    customerPhone: '+15025550177',
    customerEmail: 'ana@example.com',
    openToProposals: false,
    ...changes,
  });
  const LIST = 'GET /api/customer/service-requests';
  const open = () => openPage(() => <RequestList userId={me} />);
  const rated = { rating: 4.6, isSampleRating: false, reviewCount: 52 };
  const beargrass = { ...rated, id: ContractorId.parse('ct_1'), companyName: 'Beargrass Plumbing' };

  it('are the open ones of the same jobs, each with who, what comes next and the way to act', async () => {
    const proposed = {
      step: 'answer-proposal',
      contractor: beargrass,
      asked: 1,
      responseId: ProposalId.parse('pr_1'),
      proposedTime: { date: '2026-12-04', time: '09:00' },
    } as const;
    fakeServer({
      [LIST]: ok([
        request(3, { standing: standing({ step: 'wait-for-answer', asked: 3, thinking: 2 }) }),
        request(2, { standing: standing(proposed) }),
        request(1, { status: 'completed', requestStatus: 'completed', standing: standing({ step: 'nothing' }) }),
      ]),
    });
    await open();
    const row = await screen.findByRole('article', { name: 'PL-000002, Plumbing repair 2' });
    within(row).getByText('Beargrass Plumbing');
    within(row).getByText('Say yes or no to Fri, Dec 4, 9:00 AM EST');
    const act = within(row).getByRole('link', { name: 'See the proposal: Plumbing repair 2' });
    expect(act.getAttribute('href')).toContain('responseId=pr_1');
    const waiting = screen.getByRole('article', { name: 'PL-000003, Plumbing repair 3' });
    within(waiting).getByText('3 contractors asked');
    within(waiting).getByText('1 answered, 2 thinking');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('point to My Projects when all are done', async () => {
    fakeServer({ [LIST]: ok([request(1, { standing: standing({ step: 'nothing' }) })]) });
    await open();
    await screen.findByRole('heading', { name: 'No open requests' });
  });
});

describe('the proposals on a project', () => {
  const ANSWER = 'POST /api/customer-response';
  const open = async (proposals: readonly ComparedProposal[]) => {
    const server = fakeServer({
      'GET /api/track-service-request/sr_1': ok(record),
      'GET /api/customer/projects/sr_1/proposals': ok(proposals),
      [ANSWER]: ok({ status: 'settled', message: 'Done.', feeDueCents: 0, paymentUrl: null }),
    });
    const page = await openPage(() => <ProjectPage requestId={record.requestId} />);
    await screen.findByRole('heading', { level: 2, name: 'Proposals' });
    return { ...page, server };
  };
  const card = (name: string) => screen.findByRole('article', { name });

  it('stand side by side with their prices, or the words for them', async () => {
    await open([proposal('a'), proposal('b', { amount: null, estimatedCost: '$120-180' })]);
    within(await card('Company a')).getByText('$1,250');
    within(await card('Company b')).getByText('$120-180');
  });

  it('are accepted after a question that says who learns what', async () => {
    const { user, server } = await open([proposal('a'), proposal('b')]);
    await user.click(within(await card('Company b')).getByRole('button', { name: /^Accept/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept the proposal of Company b?' });
    expect(dialog.textContent).toContain('your name, phone, email and street');
    expect(server.sentBy('POST')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Response Sent'));
    expect(shownToast()?.description).toBe('Your approval has been sent to Company b.');
    expect(server.sentBy('POST')[0]?.body).toEqual({ requestId: 'sr_1', responseId: 'b', action: 'approve' });
  });

  it('are rejected; one that was gone meanwhile says so and closes the question', async () => {
    const { user, server } = await open([proposal('a')]);
    server.handlers[ANSWER] = refused(409, 'already-happened', 'This proposal has expired.');
    await user.click(within(await card('Company a')).getByRole('button', { name: /^Reject/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(shownToast()?.description).toBe('This proposal has expired.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy('POST')[0]?.body).toMatchObject({ action: 'decline' });
  });

  it('that wait behind another can not be answered', async () => {
    await open([proposal('a', { frozen: true }), proposal('b', { status: 'lost' })]);
    expect((await card('Company a')).textContent).toContain('This proposal is on hold.');
    expect(screen.queryByRole('button', { name: /^(?:Accept|Reject)/ })).toBeNull();
  });

  it('appear by themselves', async () => {
    const { server } = await open([]);
    await screen.findByRole('heading', { name: 'No proposals yet' });
    server.handlers['GET /api/customer/projects/sr_1/proposals'] = ok([proposal('a')]);
    server.change();
    await card('Company a');
  });
});
