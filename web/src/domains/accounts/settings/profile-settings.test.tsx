import type { User } from '@plumbline/contract/domains/accounts/user.ts';
import { UserId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser, keptUser } from '../../../lib/session.ts';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { PrivacySettings } from './privacy-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';

const SAVE = 'PATCH /api/customer/profile/us_1';

const user: User = {
  id: UserId.parse('us_1'),
  firstName: 'Ana',
  lastName: 'Delgado',
  email: 'ana@example.com',
  phone: '+15025550134',
  role: 'customer',
  preferredContactMethod: 'email',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  profileImageUrl: '',
  language: 'en',
};

beforeEach(() => keepUser(user));
afterEach(() => {
  vi.unstubAllGlobals();
  keepUser(null);
});

const shownToast = () => toastStore.snapshot()[0];

describe('the profile', () => {
  it('sends what was edited alone, and keeps the user as the server has it then', async () => {
    const server = fakeServer({ [SAVE]: ok({ ...user, city: 'Louisville', phone: '' }) });
    const { user: person } = await openPage(ProfileSettings);
    await person.type(screen.getByLabelText(/^City/), 'Louisville');
    await person.clear(screen.getByLabelText(/^Phone Number/));
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Profile Updated'));
    expect(server.sentBy('PATCH')[0]?.body).toEqual({ phone: '', city: 'Louisville' });
    expect(keptUser()?.city).toBe('Louisville');
  });

  it('says what is wrong before anything is sent', async () => {
    const server = fakeServer({});
    const { user: person } = await openPage(ProfileSettings);
    await person.clear(screen.getByLabelText(/^First Name/));
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('link', { name: 'First name is required' });
    expect(server.sentBy('PATCH')).toHaveLength(0);
  });

  it.each(['craftsman', 'operator'] as const)(
    'of a %s is a name and a phone, saved by a call of its own',
    async (role) => {
      keepUser({ ...user, role });
      const server = fakeServer({ 'PATCH /api/account/profile': ok({ ...user, role, lastName: 'Whitlock' }) });
      const { user: person } = await openPage(ProfileSettings);
      expect(screen.queryByLabelText(/^City/)).toBeNull();
      expect(screen.queryByRole('heading', { name: 'Contact preferences' })).toBeNull();
      await person.clear(screen.getByLabelText(/^Last Name/));
      await person.type(screen.getByLabelText(/^Last Name/), 'Whitlock');
      await person.click(screen.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(keptUser()?.lastName).toBe('Whitlock'));
      expect(server.sentBy('PATCH')[0]?.body).toEqual({ lastName: 'Whitlock' });
    },
  );

  it('shows at the field what the server found, and keeps what was typed', async () => {
    fakeServer({ [SAVE]: refused(400, 'invalid-input', 'Check the phone.', { phone: 'No such phone' }) });
    const { user: person } = await openPage(ProfileSettings);
    await person.type(screen.getByLabelText(/^Address/), '1127 Cherokee Rd');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('link', { name: 'No such phone' });
    expect(screen.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('1127 Cherokee Rd');
  });
});

const FRESH = ok({ isFresh: true, ways: ['password'] });
const STALE = ok({ isFresh: false, ways: ['password', 'google'] });

describe('deleting the account', () => {
  it('wants the address typed again, then forgets the user and leads home', async () => {
    const server = fakeServer({ 'GET /api/auth/freshness': FRESH, 'DELETE /api/account': ok({ message: 'Deleted.' }) });
    const { user: person, router } = await openPage(PrivacySettings, { path: '/settings' });
    await person.click(screen.getByRole('button', { name: 'Delete Account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const remove = () => person.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    await remove();
    await screen.findByText('Type ana@example.com to delete this account.');
    expect(server.sentBy('DELETE')).toHaveLength(0);
    await person.type(screen.getByLabelText(/^Your email address/), 'Ana@example.com');
    await remove();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.sentBy('DELETE')[0]?.body).toEqual({ email: 'Ana@example.com' });
    await waitFor(() => expect(keptUser()).toBeNull());
  });

  it('asks for the password if the sign-in is no longer fresh, and the field shows if it is wrong', async () => {
    const server = fakeServer({
      'GET /api/auth/freshness': STALE,
      'POST /api/auth/confirm-password': refused(400, 'invalid-input', 'Wrong.', { password: 'Not your password.' }),
      'DELETE /api/account': ok({ message: 'Deleted.' }),
    });
    const { user: person, router } = await openPage(PrivacySettings, { path: '/settings' });
    await person.click(screen.getByRole('button', { name: 'Delete Account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const remove = () => person.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
    await person.type(screen.getByLabelText(/^Your email address/), 'ana@example.com');
    const password = await within(dialog).findByLabelText(/^Your password/);
    expect(within(dialog).getByRole('link', { name: 'Continue with Google' })).toBeTruthy();
    await remove();
    await within(dialog).findByText('Enter your password.');
    await person.type(password, 'not the one');
    await remove();
    await within(dialog).findByText('Not your password.');
    expect(server.sentBy('DELETE')).toHaveLength(0);
    server.handlers['POST /api/auth/confirm-password'] = FRESH;
    await person.clear(password);
    await person.type(password, 'copper pipe 22');
    await remove();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.sentBy('POST').at(-1)?.body).toEqual({ password: 'copper pipe 22' });
    expect(server.sentBy('DELETE')).toHaveLength(1);
  });
});
