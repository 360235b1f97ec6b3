import { type Draft, emptyDraft } from '@plumbline/contract/domains/service-requests/draft.ts';
import { DETAILS_FIELDS } from '@plumbline/contract/domains/service-requests/draft-details.ts';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query.ts';
import { DetailsForm } from './details-form.tsx';
import { draftStore } from './draft-store.ts';
import { keptReceipt } from './receipt.ts';
import { noteSent, subscribeToSent } from './sent-drafts.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

vi.setConfig({ testTimeout: patience(30_000) });

const ready = (): Draft => ({
  ...emptyDraft('the-key'),
  workType: 'plumbing',
  place: { city: 'Louisville', state: 'KY', zipCode: '40202', latitude: 38.25, longitude: -85.76 },
  asked: [
    {
      id: ContractorId.parse('ct_falls'),
      companyName: 'Falls City Drain & Pipe',
      photoUrl: null,
      isVerified: true,
      timeZone: 'America/Kentucky/Louisville',
      distance: 2.6,
      phone: null,
      email: null,
    },
  ],
});

function Page() {
  return <DetailsForm draft={useDraft()} today="2026-12-03" steps={useSteps('details')} />;
}

const open = async (draft: Draft = ready()) => {
  draftStore.change(() => draft);
  const root = createRootRoute({ component: Outlet });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/request-service', component: Page }),
    createRoute({ getParentRoute: () => root, path: '/congratulations', component: () => <h1>Sent</h1> }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/request-service'] });
  const router = createRouter({ routeTree, history });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('form', { name: 'Your request' });
  return { user: userEvent.setup(), router };
};

type User = ReturnType<typeof userEvent.setup>;

/** Pastes a text into a field, because typing it letter by letter takes seconds on a busy machine. */
const put = async (user: User, label: string, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

const fill = async (user: User) => {
  await put(user, 'Project Description', 'Kitchen sink leaks');
  await put(user, 'Your Name', 'Ana Delgado');
  await put(user, 'Phone Number', '502.555.0162');
  await put(user, 'Email Address', 'ana@example.com');
  await put(user, 'Street Address', '1418 Bardstown Rd');
};
const submitButton = () => screen.getByRole('button', { name: 'Submit Request to Falls City Drain & Pipe' });

const server = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const accepted = {
  id: 'sr_1',
  requestNumber: 'PL-7K4QZ2',
  status: 'submitted',
  trackingUrl: '/track/sr_1',
  contractors: [{ id: 'ct_falls', companyName: 'Falls City Drain & Pipe' }],
};

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  server.mockReset();
  vi.unstubAllGlobals();
  draftStore.clear();
  localStorage.clear();
  sessionStorage.clear();
});

it('names every missing answer in a summary that takes the focus, and says at each field what to do', async () => {
  const { user } = await open();
  await put(user, 'Project Description', 'Sink leak');
  await put(user, 'Email Address', 'ana@example');
  await user.click(submitButton());

  const summary = await screen.findByRole('alert', { name: /five answers need another look/i });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Description is required',
    'Name is required',
    'Phone number is required',
    'Valid email is required',
    'Address is required',
  ]);
  const description = screen.getByLabelText('Project Description');
  expect(description.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Description is required: write at least 10 characters, one more to go.')).toBeTruthy();
  expect(screen.getByText('Valid email is required: add the ending, such as .com.')).toBeTruthy();
  expect(server).not.toHaveBeenCalled();

  await user.click(within(summary).getByRole('link', { name: 'Name is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your Name'));
});

it('takes an error away as soon as the answer is right', async () => {
  const { user } = await open();
  await user.click(submitButton());
  await screen.findByText(/^Name is required:/);
  await put(user, 'Your Name', 'Ana');
  await waitFor(() => expect(screen.queryByText(/^Name is required:/)).toBeNull());
});

it('shows what the server says about a field at that field', async () => {
  const { user } = await open();
  server.mockImplementation(() =>
    answer(400, {
      code: 'invalid-input',
      message: 'no',
      fields: { customerPhone: 'Phone number is required' },
      requestId: 'r',
    }),
  );
  await fill(user);
  await user.click(submitButton());
  const summary = await screen.findByRole('alert', { name: /one answer needs another look/i });
  expect(within(summary).getByRole('link').textContent).toBe('Phone number is required');
  expect(screen.getByLabelText('Phone Number').getAttribute('aria-invalid')).toBe('true');
});

it('sends once when the button is pressed twice before anything could be drawn', async () => {
  const { user } = await open();
  server.mockImplementation(() => answer(201, accepted));
  await fill(user);
  const form = screen.getByRole('form', { name: 'Your request' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('heading', { name: 'Sent' });
  expect(server).toHaveBeenCalledOnce();
});

it('sends the request under the kept key and then forgets the draft', async () => {
  const { user, router } = await open();
  server.mockImplementation(() => answer(201, accepted));
  await fill(user);
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Sent' });

  expect(server).toHaveBeenCalledOnce();
  const [url, init] = server.mock.calls[0] ?? [];
  expect(url).toBe('/api/service-requests');
  expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('the-key');
  expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toMatchObject({
    selectedPlumberId: 'ct_falls',
    customerPhone: '(502) 555-0162',
    address: '1418 Bardstown Rd',
    city: 'Louisville',
    smsConsent: false,
  });
  expect(router.state.location.href).toBe('/congratulations');
  expect(keptReceipt()?.requestNumber).toBe('PL-7K4QZ2');
  expect(draftStore.get().details.customerName).toBe('');
});

it('tries again under the same key after a lost connection, with every answer kept', async () => {
  const { user } = await open();
  server.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  server.mockImplementation(() => answer(201, accepted));
  await fill(user);
  await user.click(submitButton());
  await screen.findByText(/Not sent yet/);
  expect(draftStore.get().details.customerName).toBe('Ana Delgado');
  await user.click(submitButton());
  await screen.findByRole('heading', { name: 'Sent' });
  const keys = server.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  expect(keys).toEqual(['the-key', 'the-key']);
});

it('never texts without an unticked box being ticked, and says what happens instead', async () => {
  const { user } = await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Email/ }).checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: /Text me/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^SMS/ }));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Text me about this request/ });
  expect(box.checked).toBe(false);
  expect(screen.getByText(/Everything about this request comes by email/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Email/ }));
  expect(screen.queryByRole('checkbox', { name: /Text me/ })).toBeNull();
});

it('sends nothing when another tab was first, even if this one has not heard of it', async () => {
  const { user } = await open();
  await fill(user);
  noteSent({
    key: 'the-key',
    requestId: 'sr_1',
    requestNumber: 'PL-7K4QZ2',
    sentTo: 'Falls City Drain & Pipe',
    sentAt: '2026-12-03T17:00:00.000Z',
  });
  const told = vi.fn();
  const end = subscribeToSent(told);
  await user.click(submitButton());
  // The page checks again, and shows what became of the draft instead of the form.
  await waitFor(() => expect(told).toHaveBeenCalled());
  end();
  expect(screen.queryByText('Not sent yet')).toBeNull();
  expect(server).not.toHaveBeenCalled();
});

it('asks for every field that it has, by its name', async () => {
  const details: Draft['details'] = { ...ready().details, preferredContactMethod: 'sms' };
  await open({ ...ready(), asked: [], openToProposals: true, details });
  const form = await screen.findByRole('form', { name: 'Your request' });
  const drawn = (name: string) => form.querySelector(`[name="${name}"], [id="${name}"]`) !== null;
  expect(DETAILS_FIELDS.filter((name) => !drawn(name))).toEqual(['city', 'state', 'zipCode']);
});
