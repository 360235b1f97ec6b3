import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepUser, keptUser } from '../../lib/session.ts';
import { aUser } from '../../testing/a-user.ts';
import { fakeServer, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const lastToast = () => toastStore.snapshot()[0];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dead = refused(404, 'not-found', 'This link is invalid, was already used, or has expired. Sign up again.');

beforeEach(() => keepUser(null));

describe('a forgotten password', () => {
  const message = 'If this address has an account, a link is on its way.';
  const ask = async ({ user }: Awaited<ReturnType<typeof openPage>>, email: string) => {
    await user.type(await screen.findByLabelText('Email Address'), email);
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  };

  it('is answered by Check Your Email, where reading goes on; another address can be tried', async () => {
    const server = fakeServer({ 'POST /api/auth/forgot-password': { status: 202, body: { message } } });
    const page = await openPage(ForgotPasswordPage);
    await ask(page, 'Ana@Example.com');
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Check Your Email')));
    expect(screen.getByText(message)).toBeTruthy();
    expect(lastToast()).toMatchObject({ title: 'Reset Link Sent' });
    expect(server.sentBy('POST')[0]?.body).toEqual({ email: 'ana@example.com' });
    await page.user.click(screen.getByRole('button', { name: 'Try Different Email' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email Address')));
  });

  it('asks for an address first', async () => {
    const server = fakeServer({});
    await ask(await openPage(ForgotPasswordPage), 'ana');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(server.sentBy('POST')).toEqual([]);
  });

  it.each([
    [refused(429, 'too-many-requests', 'Too many at once.'), 'Too many at once.'],
    [{ status: 400, body: '' }, 'Failed to send reset email. Please try again.'],
  ])('says why no link was sent, and keeps the address', async (answer, description) => {
    fakeServer({ 'POST /api/auth/forgot-password': answer });
    await ask(await openPage(ForgotPasswordPage), 'ana@example.com');
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Error', description }));
    expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('ana@example.com');
  });
});

describe('the link that sets a new password', () => {
  const set = async (token: string, confirmed = 'brass fitting 7') => {
    const page = await openPage(() => <ResetPasswordPage token={token} />, { path: '/reset-password' });
    await page.user.type(screen.getByLabelText('New Password'), 'brass fitting 7');
    await page.user.type(screen.getByLabelText('Confirm Password'), confirmed);
    await page.user.click(screen.getByRole('button', { name: 'Set Password' }));
    return page;
  };

  it('leads to signing in, and whoever was signed in here is so no more', async () => {
    keepUser(aUser());
    const server = fakeServer({
      'POST /api/auth/reset-password': ok({ message: 'Changed.' }),
      'GET /api/auth/me': refused(401, 'not-signed-in', 'Please sign in first.'),
    });
    const { router } = await set('tok_1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state.notice?.title).toBe('Password changed');
    expect(server.sentBy('POST')[0]?.body).toMatchObject({ token: 'tok_1', password: 'brass fitting 7' });
    expect(keptUser()).toBeNull();
  });

  it('wants the password twice', async () => {
    const server = fakeServer({});
    await set('tok_1', 'brass fitting 8');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('that works no more says so and offers a new one', async () => {
    fakeServer({ 'POST /api/auth/reset-password': dead });
    await set('tok_used');
    await heading("This Link Doesn't Work");
    expect(screen.getByRole('link', { name: 'Get a New Link' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('without its secret is dead at once', async () => {
    await openPage(() => <ResetPasswordPage token="" />);
    await heading("This Link Doesn't Work");
  });
});

describe('the link that verifies an address', () => {
  const open = () => openPage(() => <VerifyEmailPage token="tok_1" />, { path: '/verify-email' });

  it('is used once, and leads to signing in', async () => {
    const server = fakeServer({
      'POST /api/auth/verify-email': ok({ outcome: 'verified', message: 'You can sign in now.' }),
    });
    await open();
    await heading('Email Verified');
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([{ token: 'tok_1' }]);
  });

  it('that works no more says what to do', async () => {
    fakeServer({ 'POST /api/auth/verify-email': dead });
    await open();
    await heading("This Link Doesn't Work");
    expect(screen.getByText(/Sign up again/)).toBeTruthy();
  });

  it('can be tried again when the server was away', async () => {
    const server = fakeServer({ 'POST /api/auth/verify-email': refused(503, 'unavailable', 'Busy.') });
    const { user } = await open();
    await screen.findByRole('alert');
    server.handlers['POST /api/auth/verify-email'] = ok({ outcome: 'verified', message: 'You can sign in now.' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Email Verified');
  });

  it('takes a new password in a browser that did not register, and says why', async () => {
    const server = fakeServer({
      'POST /api/auth/verify-email': ok({ outcome: 'password-needed', message: 'This is not the browser.' }),
    });
    const { user } = await open();
    await heading('Choose a Password');
    expect(screen.getByText('This is not the browser.')).toBeTruthy();
    await user.type(screen.getByLabelText('New Password'), 'password123');
    await user.type(screen.getByLabelText('Confirm Password'), 'password123');
    server.handlers['POST /api/auth/verify-email'] = refused(400, 'invalid-input', 'Common.', {
      password: 'Too common',
    });
    await user.click(screen.getByRole('button', { name: 'Verify and Set Password' }));
    await screen.findByText('Too common');
    server.handlers['POST /api/auth/verify-email'] = ok({ outcome: 'verified', message: 'You can sign in now.' });
    await user.click(screen.getByRole('button', { name: 'Verify and Set Password' }));
    await heading('Email Verified');
    expect(server.sentBy('POST').at(-1)?.body).toEqual({
      token: 'tok_1',
      password: 'password123',
      confirmPassword: 'password123',
    });
  });
});
