import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser } from '../../../lib/session.ts';
import { aUser } from '../../../testing/a-user.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { ContractorAccount } from './contractor-account.tsx';
import { aProfile } from './testing/profile.ts';

const history = (changes: object = {}) => ({
  hasOptedOut: false,
  preferredContactMethod: 'sms',
  totalContacts: 14,
  totalAcceptances: 6,
  // Six connections, the first one free, at a fee with cents.
  totalCharges: 36.25,
  ...changes,
});
const preferences = (changes: object = {}) => ({
  hasOptedOut: false,
  preferredContactMethod: 'sms',
  stoppedBySms: false,
  ...changes,
});

const open = async (handlers: Record<string, Handler> = {}) => {
  const server = fakeServer({
    'GET /api/craftsman/profile': ok(aProfile()),
    'GET /api/craftsman/contact-history': ok(history()),
    'GET /api/locations/named': ok([]),
    ...handlers,
  });
  return { server, ...(await openPage(() => <ContractorAccount billing={null} />, { path: '/account-craftsman' })) };
};
const lastToast = () => toastStore.snapshot()[0];
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => keepUser(aUser({ role: 'craftsman', firstName: 'Rosa' })));
afterEach(() => vi.unstubAllGlobals());

describe('without a listing', () => {
  const none = { 'GET /api/craftsman/profile': refused(404, 'not-found', 'Nothing is here.') };

  it("says so in the specification's words, and how to get one", async () => {
    await open(none);
    await screen.findByRole('heading', { level: 1, name: 'Account Not Found' });
    screen.getByText('Please contact support to set up your craftsman account.');
    expect(screen.getByRole('link', { name: 'Find Your Listing' }).getAttribute('href')).toBe('/find-plumbers');
  });

  it('one is created, and the account is there', async () => {
    const { server, user } = await open({
      ...none,
      'POST /api/craftsman/listings': { ...ok(aProfile({ companyName: 'Delgado Pipes' })), status: 201 },
    });
    await user.click(await screen.findByRole('button', { name: 'Create Listing' }));
    within(await screen.findByRole('alert')).getByRole('link', { name: 'Company name is required' });
    expect(server.sentBy('POST')).toEqual([]);
    await user.type(screen.getByLabelText('Company name'), 'Delgado Pipes');
    await user.click(screen.getByLabelText('Plumbing'));
    await user.type(screen.getByLabelText('ZIP code'), '40204');
    await user.click(screen.getByRole('button', { name: 'Create Listing' }));
    await screen.findByRole('heading', { level: 1, name: 'Craftsman Account' });
    expect(server.sentBy('POST')[0]?.body).toMatchObject({
      companyName: 'Delgado Pipes',
      contactName: 'Rosa Delgado',
      trades: ['plumbing'],
      zipCode: '40204',
      smsConsent: false,
    });
  });
});

describe('the profile', () => {
  it('that can not be read can be asked for again', async () => {
    const { server, user } = await open({ 'GET /api/craftsman/profile': refused(503, 'unavailable', 'x') });
    await screen.findByText('Plumbline is busy right now. Please try again in a moment.');
    server.handlers['GET /api/craftsman/profile'] = ok(aProfile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Beargrass Plumbing Co., 1418 Bardstown Rd, Louisville, KY');
  });

  it('is saved as it was edited', async () => {
    const path = `/api/craftsman/profile/${aUser().id}`;
    const { server, user } = await open({ [`PATCH ${path}`]: ok(aProfile({ maxOpenJobs: 2 })) });
    await user.type(await screen.findByLabelText(/^Limit of open jobs/), '2');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(lastToast()?.title).toBe('Profile Updated'));
    expect(server.sentBy('PATCH')[0]?.body).toMatchObject({ maxOpenJobs: 2, notTakingWorkUntil: null });
    screen.getByText('You are at your limit');
  });
});

it('usage says what the charges are made of', async () => {
  await open();
  const usage = await region('Usage');
  await usage.findByText('$36.25');
  usage.getByText('6 accepted, the first free: (6 - 1) × $5.00');
});

describe('contact preferences', () => {
  it('change with a press, and say when they did not', async () => {
    const PUT = 'PUT /api/craftsman/contact-preferences';
    const { server, user } = await open({ [PUT]: refused(500, 'internal', 'x') });
    const part = await region('Contact preferences');
    await user.click(await part.findByRole('radio', { name: /^Email/ }));
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Update Failed' }));
    expect(part.getByRole('radio', { name: /^SMS/ })).toHaveProperty('checked', true);
    server.handlers[PUT] = ok(preferences({ preferredContactMethod: 'email' }));
    await user.click(part.getByRole('radio', { name: /^Email/ }));
    await waitFor(() => expect(part.getByRole('radio', { name: /^Email/ })).toHaveProperty('checked', true));
    expect(server.sentBy('PUT')[1]?.body).toEqual({ preferredContactMethod: 'email' });
  });

  it('show what was pressed at once, and keep it when the server has answered', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok>>();
    await open({ 'PUT /api/craftsman/contact-preferences': () => answer.promise });
    const part = await region('Contact preferences');
    const email = await part.findByRole('radio', { name: /^Email/ });
    fireEvent.click(email);
    expect(email).toHaveProperty('checked', true);
    answer.resolve(ok(preferences({ preferredContactMethod: 'email', stoppedBySms: true })));
    await part.findByText('Text messages stay off');
    expect(email).toHaveProperty('checked', true);
  });

  it('opt out once asked, and back in; a STOP by text message stays', async () => {
    const { user } = await open({
      'POST /api/craftsman/opt-out': ok(preferences({ hasOptedOut: true })),
      'POST /api/craftsman/opt-in': ok(preferences({ stoppedBySms: true })),
    });
    const part = await region('Contact preferences');
    await user.click(await part.findByRole('button', { name: 'Opt Out' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Opt Out' }));
    await part.findByText('You have opted out');
    part.getByText('Choosing another way also ends your opt-out.');
    await user.click(part.getByRole('button', { name: 'Opt Back In' }));
    await part.findByText('Active');
    part.getByText('Text messages stay off');
  });

  it('that could not be opted back in say so', async () => {
    const { user } = await open({
      'GET /api/craftsman/contact-history': ok(history({ hasOptedOut: true })),
      'POST /api/craftsman/opt-in': refused(500, 'internal', 'x'),
    });
    await user.click(await screen.findByRole('button', { name: 'Opt Back In' }));
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Opt-in Failed',
        description: 'Failed to opt back in. Please try again.',
      }),
    );
  });
});
