import type { OperatorMessage } from '@plumbline/contract/domains/messaging/operator-message.ts';
import { MessageId } from '@plumbline/contract/kernel/id.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Handler, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { Messages } from './messages.tsx';

const LIST = 'GET /api/operator/messages';
const message = (changes: Partial<OperatorMessage> = {}): OperatorMessage => ({
  id: MessageId.parse('msg_1'),
  channel: 'email',
  to: 'ana@example.com',
  subject: 'Set a new password',
  purpose: 'password-reset',
  status: 'failed',
  statusReason: 'SMTP 550',
  attempts: 1,
  createdAt: '2026-12-01T14:12:00Z',
  sentAt: null,
  ...changes,
});

async function open(handlers: Record<string, Handler>, to?: string) {
  const server = fakeServer(handlers);
  const onFilter = vi.fn();
  const { user } = await openPage(() => (
    <Messages filter={{ to, status: 'failed' }} onFilter={onFilter} onClear={() => undefined} />
  ));
  return { server, user, onFilter };
}

afterEach(() => vi.unstubAllGlobals());

describe('the messages of an operator', () => {
  it('can be sent again once they have failed, with a reason, and say what the server says against it', async () => {
    const { server, user } = await open({
      [LIST]: ok([message()]),
      'POST /api/operator/messages/msg_1/resend': refused(409, 'already-happened', 'This message is sent.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Send Again: Set a new password' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send Again' }));
    expect(dialog.getByRole('textbox', { name: 'Why?' }).getAttribute('aria-invalid')).toBe('true');
    expect(server.sentBy('POST')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'It is there again');
    await user.click(dialog.getByRole('button', { name: 'Send Again' }));
    await dialog.findByText('This message is sent.');
    expect(server.sentBy('POST')[0]?.body).toEqual({ reason: 'It is there again' });
  });

  it('can be canceled while they wait, and nothing of the two once they are sent', async () => {
    await open({
      [LIST]: ok([message({ status: 'queued' }), message({ id: MessageId.parse('msg_2'), status: 'sent' })]),
    });
    await screen.findByRole('button', { name: /^Cancel:/ });
    expect(screen.getAllByRole('button', { name: /^(Cancel|Send Again):/ })).toHaveLength(1);
  });

  it('are read only when that is asked for twice', async () => {
    const read = ok({ id: 'msg_1', text: 'Set it here: https://plumbline.example/…' });
    const { server, user } = await open({ [LIST]: ok([message()]), 'POST /api/operator/messages/msg_1/read': read });
    await user.click(await screen.findByRole('button', { name: /^Show the text/ }));
    expect(server.sentBy('POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read It' }));
    await screen.findByText('Set it here: https://plumbline.example/…');
    expect(server.sentBy('POST')).toHaveLength(1);
  });

  it('are searched by address, and the field shows a problem for an invalid one', async () => {
    const problem = 'Enter a complete email address or phone number.';
    const { onFilter, user } = await open({ [LIST]: refused(400, 'invalid-input', problem, { to: problem }) }, 'ana');
    await waitFor(() => screen.getByText(problem));
    const field = screen.getByRole('textbox', { name: 'Sent to' });
    await user.clear(field);
    await user.type(field, 'ana@example.com{Enter}');
    expect(onFilter.mock.lastCall?.[0]).toEqual({ tab: 'messages', fate: 'failed', to: 'ana@example.com' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'SMS');
    expect(onFilter.mock.lastCall?.[0]).toEqual({ tab: 'messages', fate: 'failed', via: 'sms', to: 'ana' });
  });
});
