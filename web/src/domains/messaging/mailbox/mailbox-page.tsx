import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowLeft, FlaskConical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../../lib/live.ts';
import { useNow } from '../../../lib/use-now.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { MAILBOX_LIVE_URL, mailboxQuery } from '../api.ts';
import { ChannelFilter, RecipientFilter } from './filters.tsx';
import { Message } from './message.tsx';
import { MessageList } from './message-list.tsx';
import { recipientName, recipientsOf } from './messages.ts';

export interface MailboxSearch {
  to?: string;
  channel?: Channel;
  /** The id of the open message. */
  message?: string;
}

export interface MailboxPageProps {
  search: MailboxSearch;
  onRecipient: (to: string | undefined) => void;
}

/** Says who has got something while the page is open. */
function useArrivals(newest: { id: string; to: string } | undefined) {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!newest || newest.id === seen.current) return;
    if (seen.current !== undefined) announce(`New message to ${recipientName(newest.to)}`);
    seen.current = newest.id;
  }, [newest]);
}

/** Every message that the server would send, by recipient, newest first, as it arrives. */
export function MailboxPage({ search, onRecipient }: MailboxPageProps) {
  const { to, channel, message: opened } = search;
  const everything = useQuery(mailboxQuery(undefined));
  const theirs = useQuery({ ...mailboxQuery(to), enabled: to !== undefined });
  const now = useNow();
  useLive(MAILBOX_LIVE_URL, () => {
    void everything.refetch();
    if (to !== undefined) void theirs.refetch();
  });
  useArrivals(everything.data?.[0]);
  const [held, setHeld] = useState<string>();

  const { data, error, isFetching, refetch } = to === undefined ? everything : theirs;
  const messages = data ?? [];
  const shown = channel ? messages.filter((message) => message.channel === channel) : messages;
  // Wide screens always show one, the newest unless another was opened; a phone shows the list until one is opened.
  // Whoever is doing something in it, such as answering, keeps it when a newer one arrives.
  const selected = messages.find(({ id }) => id === opened) ?? shown.find(({ id }) => id === held) ?? shown[0];

  return (
    <Page width="wrap">
      <HeaderAside>
        <Badge tone="outline" icon={FlaskConical}>
          Development only
        </Badge>
      </HeaderAside>
      <div
        className={clsx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:mb-4', !opened && 'max-lg:mb-4')}
      >
        <div className={clsx(opened && 'max-lg:sr-only')}>
          <h1>Mailbox</h1>
          <p className="text-ink-2">
            Every email, text, call and push this server would send. Nothing leaves this machine.{' '}
            <Link to="/dev/messages" className="text-plumb-ink underline underline-offset-3">
              Every kind of message
            </Link>
          </p>
        </div>
        <div className={clsx('w-full lg:w-80', opened && 'max-lg:hidden')}>
          <RecipientFilter recipients={recipientsOf(everything.data ?? [])} to={to} onChange={onRecipient} />
        </div>
      </div>
      <div className={clsx('mb-3', opened && 'max-lg:hidden')}>
        <ChannelFilter channel={channel} messages={messages} />
      </div>
      {!data && error && (
        <ErrorState
          error={error}
          title="We couldn't load the mailbox"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label="Loading the mailbox" className="lg:max-w-110">
          <SkeletonCard />
          <SkeletonCard className="mt-3" />
        </Loading>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title={to || channel ? 'No message fits' : 'No messages yet'}
          drawing="house"
          action={
            to || channel ? (
              <ButtonLink to="/dev/mailbox" search={{}}>
                Show every message
              </ButtonLink>
            ) : (
              <ButtonLink to="/request-service" variant="primary">
                Request Service
              </ButtonLink>
            )
          }
        >
          {to || channel
            ? 'Nothing has come for this recipient on this channel.'
            : 'Submit a request: what the contractor and the customer get appears here by itself.'}
        </EmptyState>
      )}
      {data && shown.length > 0 && (
        <div className="lg:grid lg:min-h-160 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)] lg:rounded lg:border lg:border-line lg:bg-surface">
          <div
            className={clsx(
              'overflow-hidden rounded border border-line bg-surface lg:rounded-r-none lg:border-0 lg:border-r',
              opened && 'max-lg:hidden',
            )}
          >
            <MessageList messages={shown} selected={selected?.id} now={now} />
          </div>
          <div
            className={clsx('min-w-0 lg:sticky lg:top-0 lg:self-start lg:px-8 lg:py-6', !opened && 'max-lg:hidden')}
            onFocus={() => setHeld(selected?.id)}
          >
            <Link
              to="/dev/mailbox"
              search={({ message: _closed, ...rest }) => rest}
              className="mb-3 inline-flex min-h-11 items-center gap-2 font-strong text-plumb-ink lg:hidden"
            >
              <Icon of={ArrowLeft} />
              All messages
            </Link>
            {selected && (
              <div className="rounded border border-line bg-surface p-4 lg:border-0 lg:bg-transparent lg:p-0">
                <Message key={selected.id} message={selected} />
              </div>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}
