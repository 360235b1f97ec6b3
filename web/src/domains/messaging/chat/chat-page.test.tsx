import type { SupportConversation } from '@plumbline/contract/domains/messaging/support.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ChatPage } from './chat-page.tsx';

const conversation = (changes: Partial<SupportConversation> = {}): SupportConversation => ({
  messages: [],
  email: null,
  isForwarded: true,
  hours: {
    text: 'Mon-Fri 9:00 AM - 5:00 PM EST',
    isOpen: false,
    opensAt: '2026-12-02T14:00:00Z',
    timeZone: 'America/Kentucky/Louisville',
  },
  ...changes,
});
const READ = 'GET /api/support/conversation';
const WRITE = 'POST /api/support/messages';

const written = (content: string) => ({ id: 'sm_1', content, sentAt: '2026-12-01T14:00:00Z' });

afterEach(() => vi.unstubAllGlobals());

describe('the support chat', () => {
  it('sends by Enter, and replies by itself a second later, marked as automatic', async () => {
    const server = fakeServer({
      [READ]: ok(conversation()),
      [WRITE]: ok(conversation({ messages: [written('No texts come.')], email: 'ana@example.com' })),
    });
    const { user } = await openPage(() => <ChatPage />);
    const send = await screen.findByRole('button', { name: 'Send' });
    expect(send).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Your message'), '  ');
    expect(send).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Your email'), 'ana@example.com');
    await user.type(screen.getByLabelText('Your message'), 'No texts come.{Enter}');
    const log = screen.getByRole('log');
    await within(log).findByText('No texts come.');
    expect(within(log).queryByText('Automatic reply')).toBeNull();
    await within(log).findByText('Automatic reply', {}, { timeout: patience(3000) });
    await within(log).findByText(
      /Someone will answer after Wed, Dec 2, 9:00 AM EST\. The answer will go to ana@example\.com\./,
    );
    expect(server.sentBy('POST')[0]?.body).toEqual({ content: 'No texts come.', email: 'ana@example.com' });
  });

  it('promises a quick answer for its hours, names them, and says when they begin while it is closed', async () => {
    fakeServer({ [READ]: ok(conversation()) });
    await openPage(() => <ChatPage />);
    await screen.findByText('Typically replies within 5 minutes during business hours: Mon-Fri 9:00 AM - 5:00 PM EST');
    screen.getByText('Support is closed now. Someone will answer after Wed, Dec 2, 9:00 AM EST.');
  });

  it('promises no quick answer where no mailbox of support is set up, but asks where to answer', async () => {
    const isForwarded = false;
    fakeServer({
      [READ]: ok(conversation({ isForwarded })),
      [WRITE]: ok(conversation({ messages: [written('Hello')], isForwarded })),
    });
    const { user } = await openPage(() => <ChatPage />);
    await screen.findByText(/They can read it on their operator page/);
    expect(screen.queryByText(/5 minutes/)).toBeNull();
    expect(screen.queryByText(/Mon-Fri/)).toBeNull();
    screen.getByLabelText('Your email');
    await user.type(screen.getByLabelText('Your message'), 'Hello{Enter}');
    await screen.findByText(
      'Thank you. Your message is stored for the people who run this site. Leave your email above, so that we can answer.',
      {},
      { timeout: patience(3000) },
    );
  });

  it('keeps what was typed when it could not be sent, and shows what is wrong with the address', async () => {
    const wrong = 'Please enter a valid email address';
    fakeServer({ [READ]: ok(conversation()), [WRITE]: refused(400, 'invalid-input', 'No.', { email: wrong }) });
    const { user } = await openPage(() => <ChatPage />);
    await user.type(await screen.findByLabelText('Your email'), 'ana');
    await user.type(screen.getByLabelText('Your message'), 'Hello{Enter}');
    await screen.findByText(wrong);
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Hello');
  });

  it('sends the same words with the same key until they were accepted; other words have another', async () => {
    const lost = refused(503, 'unavailable', 'No answer came.');
    const server = fakeServer({ [READ]: ok(conversation()), [WRITE]: lost });
    const { user } = await openPage(() => <ChatPage />);
    const keys = () => server.sentBy('POST').map(({ headers }) => headers.get('Idempotency-Key'));
    const field = await screen.findByLabelText('Your message');
    const sendOnce = async (typed: string) => {
      const before = keys().length;
      await user.type(field, `${typed}{Enter}`);
      await waitFor(() => expect(keys()).toHaveLength(before + 1));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).not.toBeNull());
    };
    await sendOnce('Hi');
    await user.clear(field);
    await sendOnce('Hello');
    server.handlers[WRITE] = ok(conversation({ messages: [written('Hello')] }));
    await sendOnce('');
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    await sendOnce('Hello');
    const [other, first, again, meant] = keys();
    expect(first).toBeTruthy();
    expect(other).not.toBe(first);
    expect(again).toBe(first);
    expect(meant).not.toBe(first);
  });
});
