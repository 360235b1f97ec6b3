import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { MailboxPage, type MailboxSearch } from '../domains/messaging/mailbox/mailbox-page.tsx';
import { textsFrom } from '../lib/search-text.ts';
import { site } from '../lib/site.ts';

export const Route = createFileRoute('/dev/mailbox')({
  staticData: { header: 'minimal' },
  validateSearch: textsFrom('to', 'message', 'channel'),
  beforeLoad: () => {
    if (site.mode === 'production') throw notFound();
  },
  component: Mailbox,
});

// Written out: the contract's schema would bring zod into the page.
const channels: readonly Channel[] = ['email', 'sms', 'phone', 'push'];

/** Not part of the route, which is in the first load of every page. */
function mailboxSearch({ channel, ...texts }: ReturnType<typeof Route.useSearch>): MailboxSearch {
  const known = channels.find((one) => one === channel);
  return known ? { ...texts, channel: known } : texts;
}

function Mailbox() {
  const search = mailboxSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return <MailboxPage search={search} onFilter={(chosen) => navigate({ search: { ...chosen } })} />;
}
