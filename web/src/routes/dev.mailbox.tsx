import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { MailboxPage, type MailboxSearch } from '../domains/messaging/mailbox/mailbox-page.tsx';
import { textsFrom } from '../lib/search-text.ts';
import { site } from '../lib/site.ts';

// Written out: the contract's schema would bring zod into the first load of every page.
const channels: readonly Channel[] = ['email', 'sms', 'phone', 'push'];

function mailboxSearch(search: Readonly<Record<string, unknown>>): MailboxSearch {
  const { channel, ...texts } = textsFrom('to', 'message', 'channel')(search);
  const known = channels.find((one) => one === channel);
  return known ? { ...texts, channel: known } : texts;
}

export const Route = createFileRoute('/dev/mailbox')({
  staticData: { header: 'minimal' },
  validateSearch: mailboxSearch,
  beforeLoad: () => {
    if (site.mode === 'production') throw notFound();
  },
  component: Mailbox,
});

function Mailbox() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <MailboxPage search={search} onFilter={(chosen) => navigate({ search: mailboxSearch(chosen) })} />;
}
