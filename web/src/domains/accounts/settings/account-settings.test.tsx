import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepUser, keptUser } from '../../../lib/session.ts';
import { aUser } from '../../../testing/a-user.ts';
import { descriptionOf } from '../../../testing/description.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { AccountSettings } from './account-settings.tsx';

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  signedInAt: '2026-11-20T15:00:00.000Z',
  lastSeenAt: '2026-11-21T15:00:00.000Z',
});
const sessions = [session('se_1', 'Firefox on Windows', true), session('se_2', 'Safari on iPhone')];
const lastToast = () => toastStore.snapshot()[0];

const open = async (handlers: Record<string, Handler> = {}) => {
  const server = fakeServer({ 'GET /api/auth/sessions': ok(sessions), ...handlers });
  return { server, ...(await openPage(AccountSettings, { path: '/profile' })) };
};

beforeEach(() => keepUser(aUser()));

describe('the devices', () => {
  it('say which one this is; only others can be signed out', async () => {
    await open();
    const [here, there] = await screen.findAllByRole('listitem');
    expect(within(here!).getByText('This device')).toBeTruthy();
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(within(there!).getByRole('button', { name: 'Sign Out Safari on iPhone' })).toBeTruthy();
  });

  it('are signed out one by one, and the list is read again', async () => {
    const { server, user } = await open({ 'DELETE /api/auth/sessions/se_2': ok({ message: 'Signed out.' }) });
    const button = await screen.findByRole('button', { name: 'Sign Out Safari on iPhone' });
    server.handlers['GET /api/auth/sessions'] = ok(sessions.slice(0, 1));
    await user.click(button);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
  });

  it('are signed out all at once only after a question', async () => {
    const { server, user } = await open({ 'DELETE /api/auth/sessions': ok({ message: 'Signed out.' }) });
    await user.click(await screen.findByRole('button', { name: 'Sign Out Everywhere Else' }));
    const dialog = await screen.findByRole('dialog');
    expect(server.sentBy('DELETE')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere Else' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy('DELETE')).toHaveLength(1);
  });

  it('that stay signed in are said to', async () => {
    const { user } = await open({ 'DELETE /api/auth/sessions/se_2': refused(503, 'unavailable', 'Busy.') });
    await user.click(await screen.findByRole('button', { name: 'Sign Out Safari on iPhone' }));
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'That device is still signed in' }));
  });
});

describe('the password', () => {
  const change = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.type(screen.getByLabelText('Current Password'), 'copper pipe 22');
    await user.type(screen.getByLabelText('New Password'), 'brass fitting 7');
    await user.type(screen.getByLabelText('Confirm Password'), 'brass fitting 7');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
  };

  it('is changed, and the form is empty again', async () => {
    const page = await open({ 'POST /api/auth/password': ok({ token: 'tok_secret', user: aUser() }) });
    await change(page);
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Password Changed' }));
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
    expect(JSON.stringify({ ...localStorage })).not.toContain('tok_secret');
  });

  it('that is not the present one is said at its field', async () => {
    const words = 'This is not your current password.';
    const page = await open({
      'POST /api/auth/password': refused(400, 'invalid-input', words, { currentPassword: words }),
    });
    await change(page);
    const field = screen.getByLabelText('Current Password');
    await waitFor(() => expect(descriptionOf(field)).toContain(words));
    expect(document.activeElement).toBe(field);
  });

  it('can be changed by nobody whose session has ended: they are signed out here too', async () => {
    const page = await open({ 'POST /api/auth/password': refused(401, 'not-signed-in', 'Please sign in first.') });
    await change(page);
    await waitFor(() => expect(keptUser()).toBeNull());
  });
});
