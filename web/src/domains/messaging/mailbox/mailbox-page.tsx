import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { useLive } from '../../../lib/live.ts';
import { useNow } from '../../../lib/use-now.ts';
import { announce } from '../../../ui/announcer.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DevelopmentOnly } from '../../../ui/shell/development-only.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { MAILBOX_LIVE_URL, mailboxQuery } from '../api.ts';
import { ChannelFilter, RecipientFilter } from './filters.tsx';
import { mailboxWords } from './mailbox.words.ts';
import { Message } from './message.tsx';
import { MessageList } from './message-list.tsx';
import { recipientName, recipientsOf } from './messages.ts';

const words = here(mailboxWords);

export interface MailboxSearch {
  to?: string;
  channel?: Channel;
  /** The id of the open message. */
  message?: string;
}

export interface MailboxPageProps extends Pick<FilterFormProps, 'onFilter'> {
  search: MailboxSearch;
}

/** Announces messages that arrive while the page is open. */
function useArrivals(newest: { id: string; to: string } | undefined) {
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!newest || newest.id === seen.current) return;
    if (seen.current !== undefined) announce(words.arrived(recipientName(newest.to)));
    seen.current = newest.id;
  }, [newest]);
}

/** Shows every message that the server would send, by recipient, newest first, as it arrives. */
export function MailboxPage({ search, onFilter }: MailboxPageProps) {
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
  // Wide screens always show a message: the newest unless another was opened. Phones show the list until one is opened.
  // A message in use, such as for a reply, stays open when a newer one arrives.
  const selected = messages.find(({ id }) => id === opened) ?? shown.find(({ id }) => id === held) ?? shown[0];

  return (
    <Page width="wrap">
      <DevelopmentOnly />
      <div
        className={clsx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:mb-4', !opened && 'max-lg:mb-4')}
      >
        <div className={clsx(opened && 'max-lg:sr-only')}>
          <h1>{words.title}</h1>
          <p className="text-ink-2">
            {words.lead}{' '}
            <Link to="/dev/messages" className="text-plumb-ink underline underline-offset-3">
              {words.everyKind}
            </Link>
          </p>
        </div>
        <div className={clsx('w-full lg:w-80', opened && 'max-lg:hidden')}>
          <RecipientFilter
            recipients={recipientsOf(everything.data ?? [])}
            to={to}
            channel={channel}
            onFilter={onFilter}
          />
        </div>
      </div>
      <div className={clsx('mb-3', opened && 'max-lg:hidden')}>
        <ChannelFilter channel={channel} messages={messages} />
      </div>
      {!data && error && (
        <ErrorState error={error} title={words.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label={words.loading} className="lg:max-w-110">
          <SkeletonCard />
          <SkeletonCard className="mt-3" />
        </Loading>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title={to || channel ? words.noneFit : words.none}
          drawing="house"
          action={
            to || channel ? (
              <ButtonLink to="/dev/mailbox" search={{}}>
                {words.showAll}
              </ButtonLink>
            ) : (
              <ButtonLink to="/request-service" variant="primary">
                {words.requestService}
              </ButtonLink>
            )
          }
        >
          {to || channel ? words.noneFitText : words.noneText}
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
              {words.allMessages}
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
