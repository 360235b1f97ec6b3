import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lookOf } from '../channels.ts';
import { mailboxWords } from './mailbox.words.ts';
import { recipientName, titleOf } from './messages.ts';

const words = here(mailboxWords);

export interface MessageListProps {
  messages: readonly MailboxMessage[];
  /** The one that is open. */
  selected: string | undefined;
  now: Date;
}

/** Newest first: to whom, when, about what. */
export function MessageList({ messages, selected, now }: MessageListProps) {
  const zone = readersZone();
  return (
    <ul aria-label={words.messages}>
      {messages.map((message) => {
        const { icon, label } = lookOf(message.channel);
        const on = message.id === selected;
        return (
          <li key={message.id} className="border-line not-first:border-t">
            <Link
              to="/dev/mailbox"
              search={(search) => ({ ...search, message: message.id })}
              aria-current={on ? 'true' : undefined}
              className={clsx(
                'grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-l-3 px-4 py-3 -outline-offset-3',
                on ? 'border-plumb bg-plumb-tint' : 'border-transparent hover:bg-sunken',
              )}
            >
              <Icon of={icon} className="mt-0.5 text-ink-2" />
              <span className="min-w-0">
                <span className="flex justify-between gap-3 text-meta text-ink-2">
                  <span className="num min-w-0 truncate">
                    <span className="sr-only">{label}, </span>
                    {words.to(recipientName(message.to))}
                  </span>
                  <time dateTime={message.createdAt} className="num shrink-0">
                    {formatMoment(message.createdAt, zone, now)}
                  </time>
                </span>
                <span className="line-clamp-2 font-strong wrap-anywhere">{titleOf(message)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
