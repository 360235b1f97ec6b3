import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdRequest } from '../../lib/held-requests.ts';
import { keepUser, keptUser } from '../../lib/session.ts';
import { aUser } from '../../testing/a-user.ts';
import { descriptionOf } from '../../testing/description.ts';
import { type Answer, fakeServer, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { LoginPage, type LoginPageProps } from './login-page.tsx';

const open = (props: LoginPageProps = {}) => openPage(() => <LoginPage {...props} />, { path: '/login' });
const lastToast = () => toastStore.snapshot()[0];

const typed = async ({ user }: Awaited<ReturnType<typeof open>>, email: string, password: string) => {
  await user.clear(screen.getByLabelText('Email Address'));
  await user.type(screen.getByLabelText('Email Address'), email);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
};

beforeEach(() => {
  keepUser(null);
  localStorage.clear();
});

describe('the sign-in form', () => {
  it('says what is wrong by field, and sends nothing', async () => {
    const server = fakeServer({});
    const page = await open();
    await typed(page, 'ana@', 'short');
    const email = await screen.findByLabelText('Email Address');
    await waitFor(() => expect(descriptionOf(email)).toContain('Please enter a valid email address'));
    expect(descriptionOf(screen.getByLabelText('Password'))).toContain('Password must be at least 8 characters');
    expect(document.activeElement).toBe(email);
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('keeps the user and never the token, with the requests that the browser holds claimed', async () => {
    const server = fakeServer({ 'POST /api/auth/login': ok({ token: 'tok_secret', user: aUser() }) });
    holdRequest('req_1');
    const page = await open();
    await typed(page, ' Ana@Example.com ', 'copper pipe 22');
    await waitFor(() => expect(keptUser()?.firstName).toBe('Ana'));
    expect(server.sentBy('POST')[0]?.body).toEqual({
      email: 'ana@example.com',
      password: 'copper pipe 22',
      serviceRequestIds: ['req_1'],
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/tok_secret|req_1/);
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Welcome back!',
        description: 'You have been successfully logged in.',
      }),
    );
  });

  it.each<[string, Answer, string]>([
    ['the server gives a reason', refused(401, 'not-signed-in', 'Invalid email or password. Or …'), 'Or …'],
    ['it gives none', { status: 401, body: '' }, 'Invalid email or password'],
    ['there were too many', refused(429, 'too-many-requests', 'Try again in 2 minutes.'), 'Try again in 2 minutes.'],
  ])('says why it failed when %s, and takes another password', async (_, answer, words) => {
    fakeServer({ 'POST /api/auth/login': answer });
    const page = await open();
    await typed(page, 'ana@example.com', 'not the one');
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Login Failed', tone: 'destructive' }));
    expect(lastToast()?.description).toContain(words);
    expect(within(screen.getByRole('form')).getByText(new RegExp(words))).toBeTruthy();
    expect(keptUser()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('shows the password while one wants to see it', async () => {
    const { user } = await open();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(password.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
  });
});

describe('the sign-in page', () => {
  it('says why Google led back, in words of ours alone', async () => {
    await open({ google: 'cancelled' });
    expect((await screen.findByRole('alert')).textContent).toBe('Signing in with Google was canceled.');
  });

  it.each(['constructor', 'Your account is locked, call 1-900'])('says nothing for ?google=%s', async (google) => {
    await open({ google });
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no Google button where it leads nowhere', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
  });
});
