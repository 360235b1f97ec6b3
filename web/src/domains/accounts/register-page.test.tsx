import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { descriptionOf } from '../../testing/description.ts';
import { fakeServer, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { RegisterPage } from './register-page.tsx';

const open = () => openPage(() => <RegisterPage />, { path: '/register' });
const lastToast = () => toastStore.snapshot()[0];
type Person = Awaited<ReturnType<typeof open>>['user'];

const fill = async (user: Person, given: Record<string, string> = {}) => {
  const values = {
    'First Name': 'Ana',
    'Last Name': 'Delgado',
    'Email Address': 'ana@example.com',
    Password: 'copper pipe 22',
    'Confirm Password': 'copper pipe 22',
    ...given,
  };
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
};
const create = (user: Person) => user.click(screen.getByRole('button', { name: 'Create Account' }));
const message = '202';

describe('signing up', () => {
  it('names all that is wrong on top, with the focus there, and by field', async () => {
    const server = fakeServer({});
    const { user } = await open();
    await user.type(screen.getByLabelText('Password'), 'copper pipe 22');
    await user.type(screen.getByLabelText('Confirm Password'), 'copper pipe 23');
    await create(user);
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Please enter a valid email address',
      "Passwords don't match",
    ]);
    expect(descriptionOf(screen.getByLabelText('First Name'))).toContain('First name is required');
    expect(server.sentBy('POST')).toEqual([]);
  });

  it('sends what was typed, a customer who wants email unless they say otherwise, and leads to signing in', async () => {
    const server = fakeServer({ 'POST /api/auth/register': { status: 202, body: { message } } });
    const { user, router } = await open();
    await fill(user);
    await user.type(screen.getByLabelText(/^Phone Number/), '5025550134');
    await user.type(screen.getByLabelText(/^State/), 'kyx');
    await user.type(screen.getByLabelText(/^Zip Code/), '402041');
    await create(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(server.sentBy('POST')[0]?.body).toEqual({
      role: 'customer',
      firstName: 'Ana',
      lastName: 'Delgado',
      email: 'ana@example.com',
      phone: '(502) 555-0134',
      password: 'copper pipe 22',
      confirmPassword: 'copper pipe 22',
      preferredContactMethod: 'email',
      address: '',
      city: '',
      state: 'KY',
      zipCode: '40204',
    });
    expect(lastToast()).toMatchObject({
      title: 'Account Created Successfully!',
      description: 'Please check your email to verify your account.',
    });
    expect(router.state.location.state.notice?.text).toContain('ana@example.com');
  });

  it('says why it failed, and at which field', async () => {
    const words = 'Enter ten digits, such as (502) 555-0134, or leave it blank';
    fakeServer({ 'POST /api/auth/register': refused(400, 'invalid-input', words, { phone: words }) });
    const { user } = await open();
    await fill(user);
    await create(user);
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Registration Failed', description: words }));
    await waitFor(() => expect(descriptionOf(screen.getByLabelText(/^Phone Number/))).toContain(words));
  });

  it('sends one registration however often the button is pressed', async () => {
    let answer = () => {};
    const server = fakeServer({
      'POST /api/auth/register': () => new Promise((resolve) => (answer = () => resolve(ok({ message })))),
    });
    const { user, router } = await open();
    await fill(user);
    const button = screen.getByRole('button', { name: 'Create Account' });
    button.click();
    button.click();
    await waitFor(() => expect(server.sentBy('POST')).toHaveLength(1));
    await screen.findByRole('button', { name: 'Creating account...' });
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(server.sentBy('POST')).toHaveLength(1);
  });
});
