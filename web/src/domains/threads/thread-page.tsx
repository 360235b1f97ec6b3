import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ThreadView } from '@plumbline/contract/domains/threads/thread.ts';
import { NEWEST, threadPath } from '@plumbline/contract/domains/threads/thread-address.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, ChevronUp, Home, Lock, MessageCircleOff, Phone } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/format.ts';
import { here, language } from '../../lib/language.ts';
import { useLive } from '../../lib/live.ts';
import { announce } from '../../ui/announcer.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { HeaderAside } from '../../ui/shell/minimal-header.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { markRead, type ThreadLink, type ThreadSearch, threadIn, threadQuery } from './api.ts';
import { MessageForm } from './message-form.tsx';
import { ThreadListItem } from './message-item.tsx';
import { threadPageWords } from './thread.words.ts';
import { ThreadActions } from './thread-actions.tsx';
import { linesOf } from './thread-lines.ts';

const words = here(threadPageWords);

/** The conversation of a customer and a contractor. It changes by itself when the other side writes or reads. */
export function ThreadPage(search: ThreadSearch) {
  const thread = threadIn(search);
  if (thread === null) return <DeadLink />;
  return <OpenedLink key={`${thread.link.id} ${thread.link.contractorId}`} {...thread} />;
}

function DeadLink() {
  return (
    <Page width="slim">
      <EmptyState
        title={words.deadLink}
        level={1}
        drawing="pin"
        action={
          <ButtonLink to="/" icon={Home}>
            {words.home}
          </ButtonLink>
        }
      >
        <p>{words.deadLinkText}</p>
      </EmptyState>
    </Page>
  );
}

function OpenedLink({ link, before }: { link: ThreadLink; before: number | undefined }) {
  const { data, error, isFetching, refetch } = useQuery(threadQuery(link, before));
  useLive(data ? liveServiceRequestPath(link.id) : undefined, () => refetch());
  if (data) return <OpenThread view={data} link={link} onStale={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) return <DeadLink />;
  return (
    <Page width="narrow">
      {error ? (
        <>
          <h1 className="mb-4">{words.title}</h1>
          <ErrorState error={error} title={words.notLoaded} busy={isFetching} onRetry={() => void refetch()} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <Loading label={words.loading}>
            <Skeleton className="h-8 w-64 max-w-full" />
            <SkeletonCard className="mt-4" />
          </Loading>
        </>
      )}
    </Page>
  );
}

/** Tells the other side what was read, and screen readers what has arrived. */
function useArrivals(view: ThreadView, link: ThreadLink): void {
  const newest = view.messages.at(-1);
  const seq = newest?.seq ?? 0;
  const isUnread = view.isNew && !view.hasLater;
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void markRead(link, seq);
  });
  useEffect(() => {
    if (!isUnread || seq === 0) return undefined;
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isUnread, seq]);

  const shown = useRef(seq);
  const isMine = newest?.mine ?? true;
  const { name } = view.other;
  useEffect(() => {
    if (seq > shown.current) {
      document.getElementById(NEWEST)?.scrollIntoView({ block: 'nearest' });
      if (!isMine) announce(words.arrived(name));
    }
    shown.current = seq;
  }, [seq, isMine, name]);
}

function Heading({ view, link }: { view: ThreadView; link: ThreadLink }) {
  const { viewer, other, title, requestNumber, contractorId } = view;
  const back = viewer === 'customer' ? `/track/${link.id}` : `/respond/${link.id}/${contractorId}`;
  return (
    <>
      {viewer === 'contractor' && <HeaderAside>{view.companyName}</HeaderAside>}
      <a
        href={pathIn(language, back)}
        className="-mt-2 inline-flex min-h-11 items-center gap-2 font-strong text-plumb-ink no-print"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {words.back}
      </a>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-3">
        <Avatar name={other.name} />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-title wrap-anywhere">
            <span className="sr-only">{words.with('')}</span>
            {other.name}
          </h1>
          <p className="text-meta text-ink-2 wrap-anywhere">
            {title} · <span className="num whitespace-nowrap">{requestNumber}</span>
          </p>
        </div>
        {other.phone && (
          <ButtonAnchor icon={Phone} href={`tel:${other.phone}`} className="num no-print">
            {words.call(formatPhone(other.phone))}
          </ButtonAnchor>
        )}
      </div>
    </>
  );
}

/** Whether the reader may write now, and why not. */
function Standing({ view }: { view: ThreadView }) {
  const { phase, viewer, left, whyNot } = view;
  if (whyNot !== null) {
    return (
      <Note
        icon={phase === 'asking' ? Lock : MessageCircleOff}
        title={phase === 'asking' ? words.notConnectedTitle : words.cannotWrite}
      >
        {whyNot}
      </Note>
    );
  }
  if (phase !== 'asking' || left === null) return null;
  return (
    <Note icon={Lock} title={words.notConnectedTitle}>
      <p>{words.notConnected}</p>
      <p className="mt-1 font-strong">
        {viewer === 'contractor'
          ? words.questionsLeft(left, formatNumber(left))
          : words.answersLeft(left, formatNumber(left))}
      </p>
    </Note>
  );
}

function OpenThread({ view, link, onStale }: { view: ThreadView; link: ThreadLink; onStale: () => void }) {
  useArrivals(view, link);
  const { messages, earlier, hasLater, timeZone, viewer, whyNot, other } = view;
  const path = (before?: number) => pathIn(language, threadPath(link.id, link.contractorId, before));
  const lines = linesOf(view);
  const newest = hasLater ? undefined : messages.at(-1)?.seq;
  return (
    <Page width="narrow" className="max-lg:flex max-lg:min-h-[calc(100dvh-var(--header))] max-lg:flex-col max-lg:pb-0!">
      <Heading view={view} link={link} />
      <Standing view={view} />
      {earlier !== null && (
        <p className="mt-3 text-center">
          <ButtonAnchor variant="text" icon={ChevronUp} href={path(earlier)}>
            {words.earlier}
          </ButtonAnchor>
        </p>
      )}
      <ol aria-label={words.list} className="my-4 flex min-h-40 flex-col gap-3.5 max-lg:flex-1">
        {lines.map((line) => (
          <ThreadListItem
            key={line.key}
            newest={newest}
            line={line}
            names={{ mine: words.you, other: other.name }}
            timeZone={timeZone}
          />
        ))}
        {messages.length === 0 && (
          <li className="py-4 text-center text-ink-2">
            {viewer === 'contractor' ? words.emptyContractor : words.emptyCustomer}
          </li>
        )}
      </ol>
      {hasLater ? (
        <p className="mb-6 text-center">
          <ButtonAnchor variant="line" icon={ChevronDown} href={path()}>
            {words.newest}
          </ButtonAnchor>
        </p>
      ) : (
        whyNot === null && <MessageForm link={link} view={view} onStale={onStale} />
      )}
      {messages.length > 0 && <ThreadActions view={view} link={link} />}
    </Page>
  );
}
