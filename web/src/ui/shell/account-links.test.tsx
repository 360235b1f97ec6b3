import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepUser, keptUser } from '../../lib/session.ts';
import { aUser } from '../../testing/a-user.ts';
import { fakeServer, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastStore } from '../toast-store.ts';
import { AccountLinks } from './account-links.tsx';

const open = (path: string) => openPage(AccountLinks, { path });
const signIn = () => screen.getByRole('link', { name: 'Sign In' });

beforeEach(() => keepUser(null));

it('lets the server decide where signing in starts on the landing page, and offers every way elsewhere', async () => {
  await open('/');
  expect(signIn().getAttribute('href')).toBe('/api/login');
});

it('leads to the sign-in page from other pages', async () => {
  await open('/about');
  expect(signIn().getAttribute('href')).toBe('/login');
});

it('names who is signed in, and leads home on signing out', async () => {
  const server = fakeServer({ 'POST /api/auth/logout': ok({ message: 'You are signed out.' }) });
  keepUser(aUser());
  const { user, router } = await open('/about');
  expect(screen.getByRole('link', { name: 'Ana, your dashboard' }).getAttribute('href')).toBe('/dashboard');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(keptUser()).toBeNull());
  expect(server.sentBy('POST')).toHaveLength(1);
});

it('says so when signing out failed: nobody leaves a device in the belief to be signed out', async () => {
  fakeServer({ 'POST /api/auth/logout': refused(503, 'unavailable', 'Busy.') });
  keepUser(aUser());
  const { user, router } = await open('/about');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(toastStore.snapshot()[0]).toMatchObject({ title: 'You are still signed in' }));
  expect(keptUser()?.firstName).toBe('Ana');
  expect(router.state.location.pathname).toBe('/about');
});
