import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser, keptUser } from '../../../lib/session.ts';
import { noteUnsaved } from '../../../lib/unsaved-forms.ts';
import { aUser } from '../../../testing/a-user.ts';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { LanguageSettings } from './language-settings.tsx';

const user = { ...aUser(), role: 'operator', language: 'en' } as const;
const SAVE = 'PATCH /api/account/profile';

beforeEach(() => keepUser(user));

describe('the language of the account', () => {
  it('is saved, and opens the same page in it', async () => {
    const server = fakeServer({ [SAVE]: ok({ ...user, language: 'es' }) });
    const load = vi.fn();
    const { user: person } = await openPage(() => <LanguageSettings load={load} />);
    await person.click(screen.getByLabelText('Español'));
    await person.click(screen.getByRole('button', { name: 'Save Language' }));
    await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/es/'));
    expect(server.sentBy('PATCH')[0]?.body).toEqual({ language: 'es' });
    expect(keptUser()?.language).toBe('es');
  });

  it('asks before it loads a page that has other unsaved changes', async () => {
    fakeServer({ [SAVE]: ok({ ...user, language: 'es' }) });
    const load = vi.fn();
    const { user: person } = await openPage(() => <LanguageSettings load={load} />);
    const saved = noteUnsaved();
    const save = async () => {
      await person.click(screen.getByLabelText('Español'));
      await person.click(screen.getByRole('button', { name: 'Save Language' }));
      await screen.findByRole('dialog', { name: 'Load this page in your language?' });
    };
    await save();
    await person.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(load).not.toHaveBeenCalled();
    await save();
    await person.click(screen.getByRole('button', { name: 'Load and discard them' }));
    expect(load).toHaveBeenCalledExactlyOnceWith('/es/');
    saved();
  });

  it('stays on the page when it is the language of the page', async () => {
    fakeServer({ [SAVE]: ok(user) });
    const load = vi.fn();
    const { user: person } = await openPage(() => <LanguageSettings load={load} />);
    await person.click(screen.getByRole('button', { name: 'Save Language' }));
    await waitFor(() => expect(toastStore.snapshot()[0]?.title).toBe('Language Saved'));
    expect(load).not.toHaveBeenCalled();
  });

  it('says when it was not changed', async () => {
    fakeServer({ [SAVE]: refused(500, 'internal', 'Something went wrong on our side. Try again.') });
    const load = vi.fn();
    const { user: person } = await openPage(() => <LanguageSettings load={load} />);
    await person.click(screen.getByLabelText('Español'));
    await person.click(screen.getByRole('button', { name: 'Save Language' }));
    await waitFor(() => expect(toastStore.snapshot()[0]?.title).toBe('Language Not Changed'));
    expect(load).not.toHaveBeenCalled();
  });
});
