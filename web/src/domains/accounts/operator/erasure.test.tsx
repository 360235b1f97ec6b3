import { HELD_KINDS, type HeldCounts } from '@plumbline/contract/domains/accounts/erasure.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { descriptionOf } from '../../../testing/description.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { Erasure } from './erasure.tsx';

const LOOK = 'POST /api/operator/erasures/look';
const ERASE = 'POST /api/operator/erasures';
const counts = (given: Partial<HeldCounts>): HeldCounts =>
  Object.fromEntries(HELD_KINDS.map((kind) => [kind, given[kind] ?? 0])) as HeldCounts;
const held = (given: Partial<HeldCounts>, more: object = {}) =>
  ok({ counts: counts(given), openRequests: 0, phoneHasAccount: false, erasedBefore: null, ...more });

async function lookedUp(handlers: Record<string, Handler>) {
  const server = fakeServer(handlers);
  const { user } = await openPage(Erasure);
  const email = screen.getByRole('textbox', { name: 'Email address' });
  await user.type(email, 'zelda@example.com');
  await user.click(screen.getByRole('button', { name: 'See What Is Stored' }));
  return { server, user, email };
}

afterEach(() => vi.unstubAllGlobals());

describe('erasing what is held about a person', () => {
  it('shows first what there is and what would be canceled, then asks how one knows and for the address again', async () => {
    const { server, user } = await lookedUp({
      [LOOK]: held({ requests: 2, messages: 9 }, { openRequests: 1, phoneHasAccount: true }),
      [ERASE]: refused(400, 'invalid-input', 'Choose how you verified their identity', {
        proof: 'Choose how you verified their identity',
        emailAgain: 'This is not the address that you looked up.',
      }),
    });
    await screen.findByText('Messages to them');
    expect(screen.getByText(/1 request is still open and would be canceled first/)).toBeTruthy();
    expect(screen.getByText(/also belongs to an account/)).toBeTruthy();
    expect(screen.queryByText('Donations with a receipt to them')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Erase It' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/The sender of an email to you can be forged/)).toBeTruthy();
    expect(dialog.queryByLabelText('The phone number again')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Erase for Good' }));
    const again = dialog.getByLabelText('The email address again');
    await waitFor(() => expect(descriptionOf(again)).toContain('This is not the address that you looked up.'));
    await dialog.findByText('Choose how you verified their identity');

    server.handlers[ERASE] = ok({ counts: counts({ requests: 2 }), message: 'Their data has been erased.' });
    await user.click(dialog.getByRole('radio', { name: 'They answered an email that I sent to this address' }));
    await user.type(again, 'zelda@example.com');
    await user.click(dialog.getByRole('button', { name: 'Erase for Good' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy('POST').at(-1)?.body).toEqual({
      email: 'zelda@example.com',
      phone: '',
      emailAgain: 'zelda@example.com',
      phoneAgain: '',
      proof: 'answered-mail',
    });
    expect(toastStore.snapshot()[0]).toMatchObject({ description: 'Their data has been erased.' });
    expect(screen.queryByRole('button', { name: 'Erase It' })).toBeNull();
  });

  it('offers nothing to erase where nothing is held, and says when that was last done', async () => {
    await lookedUp({ [LOOK]: held({}, { erasedBefore: '2026-12-01T15:00:00.000Z' }) });
    await screen.findByText('Nothing is stored under this outside of accounts.');
    expect(screen.getByText(/^Last erased on/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase It' })).toBeNull();
  });

  it('says at the field that the address has an account', async () => {
    const problem = 'This address has an account. Its owner deletes it in the settings.';
    const { email } = await lookedUp({ [LOOK]: refused(400, 'invalid-input', problem, { email: problem }) });
    await waitFor(() => expect(descriptionOf(email)).toContain(problem));
    expect(document.activeElement).toBe(email);
  });
});
