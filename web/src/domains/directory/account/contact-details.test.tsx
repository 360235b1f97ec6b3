import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser } from '../../../lib/session.ts';
import { site } from '../../../lib/site.ts';
import { aUser } from '../../../testing/a-user.ts';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { ContactDetails } from './contact-details.tsx';
import { aProfile } from './testing/profile.ts';

const CHANGE = 'POST /api/craftsman/contact-changes';
const CONFIRM = 'POST /api/craftsman/contact-changes/cc_1/confirm';
const sent = { ...ok({ changeId: 'cc_1', message: 'A code is on its way there.' }), status: 202 };

const open = async (handlers: Record<string, Handler>) => {
  const server = fakeServer({ 'GET /api/craftsman/profile': ok(aProfile()), ...handlers });
  const opened = await openPage(() => <ContactDetails profile={aProfile()} />, { path: '/account-craftsman' });
  return { server, ...opened };
};

beforeEach(() => keepUser(aUser({ role: 'craftsman' })));
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(site, { sendsTexts: true });
});

describe('another phone', () => {
  it('can not be confirmed where nothing is set up to send texts', async () => {
    Object.assign(site, { sendsTexts: false });
    await open({});
    await screen.findByText("This site doesn't send texts. Ask support to change it");
    screen.getByRole('button', { name: 'Change Email' });
    expect(screen.queryByRole('button', { name: 'Change Phone' })).toBeNull();
  });

  it('is sent a code, and counts once the code is entered; texts only where they were agreed to', async () => {
    const { server, user } = await open({ [CHANGE]: sent, [CONFIRM]: ok(aProfile({ phone: '+15025550188' })) });
    await user.click(await screen.findByRole('button', { name: 'Change Phone' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the phone number' }));
    await user.type(dialog.getByLabelText('New phone number'), '(502) 555-0188');
    await user.click(dialog.getByRole('button', { name: 'Send the code' }));
    await dialog.findByText('A code is on its way there.');
    expect(server.sentBy('POST')[0]?.body).toEqual({ channel: 'phone', by: 'text', address: '(502) 555-0188' });
    expect(dialog.getByRole('checkbox', { name: /Text me about requests/ })).toHaveProperty('checked', false);
    await user.type(dialog.getByLabelText('Code'), '123 456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy('POST')[1]?.body).toEqual({ code: '123456', smsConsent: false });
    expect(toastStore.snapshot()[0]?.title).toBe('Phone changed');
  });

  it('that another listing has is refused at its field', async () => {
    const { user } = await open({
      [CHANGE]: refused(
        409,
        'already-happened',
        'Falls City Pipes is already in the directory with this phone number.',
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Phone' }));
    await user.type(screen.getByLabelText('New phone number'), '502 555 0188');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await screen.findByText(/^Falls City Pipes is already in the directory/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New phone number')));
  });
});

describe('another email', () => {
  it('that is none is not sent; a wrong code is refused at its field, and another can be asked for', async () => {
    const { server, user } = await open({
      [CHANGE]: sent,
      [CONFIRM]: refused(403, 'not-allowed', 'This code is wrong.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Email' }));
    await user.type(screen.getByLabelText('New email address'), 'office@');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await screen.findByText('Please enter a valid email address');
    expect(server.sentBy('POST')).toEqual([]);
    await user.type(screen.getByLabelText('New email address'), 'new.example.com');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('This code is wrong.');
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    await screen.findByLabelText('New email address');
  });
});
