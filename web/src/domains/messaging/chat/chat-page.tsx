import type { SupportConversation } from '@plumbline/contract/domains/messaging/support.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Bot, Clock, Headset, Mail, MailX, MessageSquareWarning, Phone, Search, Settings } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { site } from '../../../lib/site.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Page, WithAside } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { conversationQuery } from '../api.ts';
import { chatWords } from './chat.words.ts';
import { automaticReply, closedSentence, replyPromise } from './chat-reply.ts';
import { WriteForm } from './write-form.tsx';

const words = here(chatWords);

/** Section 9: the automatic reply comes a second after what was written. */
const REPLY_DELAY_MS = 1000;

/** Keys must be able to scroll it. */
const scrollable = { tabIndex: 0, role: 'log', 'aria-label': words.conversation } as const;

function Bubble({ from, children, note }: { from: 'user' | 'support'; children: ReactNode; note?: ReactNode }) {
  const mine = from === 'user';
  return (
    <li className={clsx('grid max-w-[85%] gap-1', mine ? 'justify-self-end' : 'justify-self-start')}>
      <p
        className={clsx(
          'rounded px-4 py-2.5 whitespace-pre-line wrap-anywhere',
          mine ? 'bg-plumb-fill text-on-fill' : 'bg-sunken',
        )}
      >
        <span className="sr-only">{mine ? words.you : words.support} </span>
        {children}
      </p>
      {note && (
        <p className={clsx('num flex items-center gap-1.5 text-meta text-ink-2', mine && 'justify-end')}>{note}</p>
      )}
    </li>
  );
}

/** Sends messages to support. They are stored for this visitor or account. */
export function ChatPage() {
  const { data, error, isFetching, refetch } = useQuery(conversationQuery);
  return (
    <Page width="mid">
      <h1>{words.title}</h1>
      <p className="num mt-0.5 mb-4 min-h-6 text-ink-2">{data && replyPromise(data)}</p>
      <WithAside aside={<Help hours={data?.isForwarded || site.supportPhone ? data?.hours.text : undefined} />}>
        {data ? (
          <Conversation conversation={data} />
        ) : error ? (
          <ErrorState error={error} title={words.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading label={words.loading}>
            <Skeleton className="h-80 w-full" />
          </Loading>
        )}
      </WithAside>
    </Page>
  );
}

function Conversation({ conversation }: { conversation: SupportConversation }) {
  const now = useNow();
  const asArrived = useAsArrived();
  // The server doesn't know the reader's time zone.
  const zone = asArrived ? conversation.hours.timeZone : readersZone();
  /** The automatic replies by the id of the message before them. Only this page has them; they aren't stored. */
  const [replies, setReplies] = useState<ReadonlyMap<string, string>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const end = useRef<HTMLDivElement>(null);
  const closed = closedSentence(conversation.hours);

  useEffect(() => {
    const started = timers.current;
    return () => started.forEach(clearTimeout);
  }, []);
  const length = conversation.messages.length + replies.size;
  useEffect(() => {
    // The list scrolls, not the page.
    if (length > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [length]);

  const answerLater = (after: SupportConversation) => {
    const last = after.messages.at(-1);
    if (!last) return;
    const timer = setTimeout(
      () => setReplies((before) => new Map(before).set(last.id, automaticReply(after))),
      REPLY_DELAY_MS,
    );
    timers.current.add(timer);
  };

  return (
    <Card className="grid gap-4 lg:p-6">
      {closed && conversation.isForwarded && (
        <Note icon={Clock} tone="amber">
          {closed}
        </Note>
      )}
      {!conversation.isForwarded && <Note icon={MailX}>{words.noMailbox}</Note>}
      <div ref={end} {...scrollable} className="max-h-[26rem] min-h-40 overflow-y-auto">
        <ul className="grid gap-3">
          <Bubble from="support">{words.greeting}</Bubble>
          {conversation.messages.flatMap(({ id, content, sentAt }) => {
            const reply = replies.get(id);
            return [
              <Bubble key={id} from="user" note={<time dateTime={sentAt}>{formatMoment(sentAt, zone, now)}</time>}>
                {content}
              </Bubble>,
              ...(reply
                ? [
                    <Bubble
                      key={`${id}-reply`}
                      from="support"
                      note={
                        <>
                          <Icon of={Bot} size="small" /> {words.automatic}
                        </>
                      }
                    >
                      {reply}
                    </Bubble>,
                  ]
                : []),
            ];
          })}
        </ul>
      </div>
      <WriteForm conversation={conversation} onWritten={answerLater} />
    </Card>
  );
}

const quickHelp = [
  {
    ...words.quickHelp.sms,
    icon: MessageSquareWarning,
    to: '/sms-consent',
  },
  {
    ...words.quickHelp.find,
    icon: Search,
    text: words.quickHelp.find.text(SEARCH_RADIUS_MILES),
    to: '/find-plumbers',
  },
  {
    ...words.quickHelp.account,
    icon: Settings,
    to: '/profile',
  },
] as const;

function Help({ hours }: { hours: string | undefined }) {
  const { supportPhone, supportEmail } = site;
  return (
    <div className="grid gap-4">
      {(supportPhone || supportEmail || hours) && (
        <Card as="section" aria-labelledby="reach-support">
          <h2 id="reach-support" className="text-body">
            {words.reach}
          </h2>
          <div className="mt-2 grid gap-2 empty:hidden">
            {supportPhone && (
              <ButtonAnchor block icon={Phone} href={`tel:${supportPhone}`} className="num">
                {words.call(formatPhone(supportPhone))}
              </ButtonAnchor>
            )}
            {supportEmail && (
              <ButtonAnchor block icon={Mail} href={`mailto:${supportEmail}`} className="wrap-anywhere">
                {words.email}
              </ButtonAnchor>
            )}
          </div>
          {hours && (
            <IconLine icon={Headset} className="num mt-2 text-meta text-ink-2">
              {hours}
            </IconLine>
          )}
        </Card>
      )}
      <section aria-labelledby="quick-help" className="grid gap-3">
        <h2 id="quick-help" className="text-body">
          {words.quickHelp.title}
        </h2>
        {quickHelp.map(({ title, icon, text, to, action }) => (
          <Card key={title}>
            <h3 className="flex items-center gap-2">
              <Icon of={icon} className="text-ink-2" />
              {title}
            </h3>
            <p className="mt-1 text-meta text-ink-2">{text}</p>
            <ButtonLink to={to} variant="text" className="-mb-1.5 -ml-2.5">
              {action}
            </ButtonLink>
          </Card>
        ))}
      </section>
    </div>
  );
}
