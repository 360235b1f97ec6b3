import type { Channel, MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/input.tsx';
import { channelWords } from './channel-words.ts';
import { channelCounts, type Recipient, recipientName } from './messages.ts';

const chip = (on: boolean) =>
  clsx(
    'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded border px-3.5 font-quiet',
    on
      ? 'border-plumb bg-plumb-tint text-plumb-ink inset-ring inset-ring-plumb'
      : 'border-line-strong bg-surface text-ink hover:bg-sunken',
  );

export interface ChannelFilterProps {
  channel: Channel | undefined;
  /** Those of the chosen recipient, on every channel. */
  messages: readonly MailboxMessage[];
}

/** All, or one channel; each is a link, so that the choice is in the address. */
export function ChannelFilter({ channel, messages }: ChannelFilterProps) {
  const counts = channelCounts(messages);
  return (
    <nav aria-label="Channel" className="-mx-gutter overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul className="flex gap-2 py-1">
        <li>
          <Link
            to="/dev/mailbox"
            search={({ to }) => (to ? { to } : {})}
            className={chip(channel === undefined)}
            aria-current={channel === undefined ? 'true' : undefined}
          >
            All <span className="num">{messages.length}</span>
          </Link>
        </li>
        {channelWords.map((words) => (
          <li key={words.channel}>
            <Link
              to="/dev/mailbox"
              search={({ to }) => ({ ...(to ? { to } : {}), channel: words.channel })}
              className={chip(channel === words.channel)}
              aria-current={channel === words.channel ? 'true' : undefined}
            >
              <Icon of={words.icon} size="small" />
              {words.label}
              {counts.has(words.channel) && <span className="num">{counts.get(words.channel)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface RecipientFilterProps {
  recipients: readonly Recipient[];
  to: string | undefined;
  onChange: (to: string | undefined) => void;
}

/** Everyone, or one recipient: whose mailbox this is for the moment. */
export function RecipientFilter({ recipients, to, onChange }: RecipientFilterProps) {
  const known = to === undefined || recipients.some((recipient) => recipient.to === to);
  return (
    <>
      <label htmlFor="recipient" className="sr-only">
        Recipient
      </label>
      <Select id="recipient" value={to ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">Everyone</option>
        {!known && <option value={to}>{recipientName(to)} (0)</option>}
        {recipients.map((recipient) => (
          <option key={recipient.to} value={recipient.to}>
            {recipientName(recipient.to)} ({recipient.count})
          </option>
        ))}
      </Select>
    </>
  );
}
