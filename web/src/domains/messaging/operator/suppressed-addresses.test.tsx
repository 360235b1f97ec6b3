import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { SuppressedAddresses } from './suppressed-addresses.tsx';

const LIST = 'GET /api/operator/suppressed-addresses';
const RELEASE = 'POST /api/operator/suppressed-addresses/release';
const pat = {
  address: 'pat@example.com',
  reason: 'SMTP 550 5.1.1',
  since: '2026-12-01T14:12:00Z',
  until: '2026-12-31T14:12:00Z',
};

afterEach(() => vi.unstubAllGlobals());

describe('the addresses to which mail came back', () => {
  it('say why, and get mail again once an operator has given a reason', async () => {
    const server = fakeServer({ [LIST]: ok([pat]), [RELEASE]: ok({ message: 'Allowed.' }) });
    const { user } = await openPage(() => <SuppressedAddresses />);
    await screen.findByText(/SMTP 550 5\.1\.1/);
    await user.click(screen.getByRole('button', { name: 'Allow mail to pat@example.com' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Allow Mail' }));
    expect(server.sentBy('POST')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'The mailbox is back');
    await user.click(dialog.getByRole('button', { name: 'Allow Mail' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy('POST')[0]?.body).toEqual({ address: pat.address, reason: 'The mailbox is back' });
  });

  it('stay listed if one cannot be allowed, which is said', async () => {
    fakeServer({ [LIST]: ok([pat]), [RELEASE]: refused(404, 'not-found', 'There is none.') });
    const { user } = await openPage(() => <SuppressedAddresses />);
    await user.click(await screen.findByRole('button', { name: 'Allow mail to pat@example.com' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'The mailbox is back');
    await user.click(dialog.getByRole('button', { name: 'Allow Mail' }));
    await dialog.findByText(/^We couldn't find this/);
    expect(screen.getByText('pat@example.com')).toBeDefined();
  });

  it('are none at first, which is said', async () => {
    fakeServer({ [LIST]: ok([]) });
    await openPage(() => <SuppressedAddresses />);
    await screen.findByRole('heading', { name: 'No address' });
  });
});
