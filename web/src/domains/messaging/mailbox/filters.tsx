import type { Channel, MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { here } from '../../../lib/language.ts';
import { chosen, FilterForm, type FilterFormProps } from '../../../ui/filter-form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/input.tsx';
import { channelLooks } from '../channels.ts';
import { mailboxWords } from './mailbox.words.ts';
import { channelCounts, type Recipient, recipientName } from './messages.ts';

const words = here(mailboxWords);

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
    <nav aria-label={words.channel} className="-mx-gutter overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul className="flex gap-2 py-1">
        <li>
          <Link
            to="/dev/mailbox"
            search={({ to }) => (to ? { to } : {})}
            className={chip(channel === undefined)}
            aria-current={channel === undefined ? 'true' : undefined}
          >
            {words.all} <span className="num">{messages.length}</span>
          </Link>
        </li>
        {channelLooks.map((look) => (
          <li key={look.channel}>
            <Link
              to="/dev/mailbox"
              search={({ to }) => ({ ...(to ? { to } : {}), channel: look.channel })}
              className={chip(channel === look.channel)}
              aria-current={channel === look.channel ? 'true' : undefined}
            >
              <Icon of={look.icon} size="small" />
              {look.label}
              {counts.has(look.channel) && <span className="num">{counts.get(look.channel)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface RecipientFilterProps extends Pick<FilterFormProps, 'onFilter'> {
  recipients: readonly Recipient[];
  to: string | undefined;
  channel: Channel | undefined;
}

/** Everyone, or one recipient: whose mailbox this is for the moment. */
export function RecipientFilter({ recipients, to, channel, onFilter }: RecipientFilterProps) {
  const known = to === undefined || recipients.some((recipient) => recipient.to === to);
  return (
    <FilterForm live keep={{ channel }} onFilter={onFilter}>
      <label htmlFor="recipient" className="sr-only">
        {words.recipient}
      </label>
      <Select id="recipient" {...chosen('to', to)}>
        <option value="">{words.everyone}</option>
        {!known && <option value={to}>{recipientName(to)} (0)</option>}
        {recipients.map((recipient) => (
          <option key={recipient.to} value={recipient.to}>
            {recipientName(recipient.to)} ({recipient.count})
          </option>
        ))}
      </Select>
    </FilterForm>
  );
}
