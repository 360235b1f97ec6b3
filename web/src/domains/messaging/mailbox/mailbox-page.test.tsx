import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { MailboxPage, type MailboxSearch } from './mailbox-page.tsx';

const mail = (id: string, changes: Partial<MailboxMessage> = {}): MailboxMessage => ({
  id,
  channel: 'email',
  to: 'ana@example.com',
  subject: `Subject ${id}`,
  text: `Text ${id}`,
  html: null,
  calendar: null,
  createdAt: '2026-12-01T14:12:00Z',
  ...changes,
});

const texted = mail('m2', {
  channel: 'sms',
  to: '+15025550171',
  subject: null,
  text: 'New request: http://localhost:3000/respond/rf_1/ct_1',
});
const READ = 'GET /api/dev/mailbox';

const open = async (messages: readonly MailboxMessage[], search: MailboxSearch = {}) => {
  const onFilter = vi.fn();
  const server = fakeServer({
    [READ]: ({ query }) => ok(messages.filter(({ to }) => !query.has('to') || to === query.get('to'))),
  });
  const { user, router } = await openPage(() => <MailboxPage search={search} onFilter={onFilter} />, {
    path: '/dev/mailbox',
  });
  return { server, user, router, onFilter };
};

const titles = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => vi.unstubAllGlobals());

describe('the mailbox', () => {
  it('lists everything and opens the newest', async () => {
    await open([texted, mail('m1')]);
    await screen.findByRole('list', { name: 'Messages' });
    expect(titles()).toEqual([expect.stringContaining('New request:'), expect.stringContaining('Subject m1')]);
    screen.getByRole('heading', { level: 2, name: 'New request:' });
  });

  it('opens the message of the address, whose links work in this tab', async () => {
    await open([mail('m1'), texted], { message: 'm2' });
    await screen.findByRole('heading', { level: 2, name: 'New request:' });
    const link = screen.getByRole('link', { name: 'http://localhost:3000/respond/rf_1/ct_1' });
    expect(link.getAttribute('href')).toBe('http://localhost:3000/respond/rf_1/ct_1');
    expect(link.hasAttribute('target')).toBe(false);
    expect(screen.getByRole('link', { name: 'Open the link' }).getAttribute('href')).toBe(link.getAttribute('href'));
  });

  it('shows one channel, and one recipient', async () => {
    await open([texted, mail('m1')], { channel: 'email' });
    await screen.findByRole('list', { name: 'Messages' });
    expect(titles()).toEqual([expect.stringContaining('Subject m1')]);
  });

  it('asks for the messages of one recipient and can be set to another', async () => {
    const { user, server, onFilter } = await open([texted, mail('m1')], { to: '+15025550171', channel: 'sms' });
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(server.sentBy('GET').map(({ query }) => query.get('to'))).toContain('+15025550171');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Recipient' }), 'ana@example.com (1)');
    expect(onFilter).toHaveBeenCalledWith({ to: 'ana@example.com', channel: 'sms' }, { typing: false });
  });

  it('keeps the choice in the address', async () => {
    const { user, router } = await open([texted, mail('m1')]);
    await user.click(await screen.findByRole('link', { name: /^SMS/ }));
    expect(router.state.location.search).toEqual({ channel: 'sms' });
  });

  it('shows the HTML part in a frame that may run no scripts', async () => {
    const { user } = await open([mail('m1', { html: '<p>Hello</p>' })]);
    await user.click(await screen.findByRole('tab', { name: 'HTML' }));
    const frame = screen.getByTitle('HTML part of the message');
    expect(frame.getAttribute('src')).toBe('/api/dev/mailbox/m1/html');
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|top-navigation)/);
  });

  it('shows what arrives, and says to whom', async () => {
    const { server } = await open([mail('m1')]);
    await screen.findByRole('list', { name: 'Messages' });
    expect(server.followed()).toEqual(['/api/dev/mailbox/live']);
    server.handlers[READ] = ok([texted, mail('m1')]);
    server.change();
    await waitFor(() => expect(titles()).toHaveLength(2));
    await waitFor(() =>
      expect(document.getElementById('announce-polite')?.textContent).toBe('New message to (502) 555-0171'),
    );
  });

  it('keeps the text that is being answered when another message arrives, and says what was sent', async () => {
    const { user, server } = await open([texted]);
    server.handlers['POST /api/dev/mailbox/m2/reply'] = () => {
      server.handlers[READ] = ok([mail('m3'), texted]);
      server.change();
      return { status: 202, body: { message: 'Sent.' } };
    };
    await user.click(await screen.findByRole('button', { name: 'ACCEPT' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    screen.getByRole('heading', { level: 2, name: 'New request:' });
    await screen.findByText(/“ACCEPT” was sent/);
  });

  it('says what to do while it is empty', async () => {
    await open([]);
    await screen.findByRole('heading', { name: 'No messages yet' });
    expect(screen.getByRole('link', { name: 'Request Service' }).getAttribute('href')).toBe('/request-service');
  });
});
