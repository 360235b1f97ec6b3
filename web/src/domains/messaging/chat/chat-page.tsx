import type { SupportConversation } from '@plumbline/contract/domains/messaging/support.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import {
  Bot,
  Clock,
  Headset,
  Mail,
  MailX,
  MessageSquareWarning,
  Phone,
  Search,
  SendHorizontal,
  Settings,
} from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { useUser } from '../../../lib/session.ts';
import { site } from '../../../lib/site.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Field } from '../../../ui/field.tsx';
import { Page, WithAside } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { conversationQuery, useWriteToSupport } from '../api.ts';
import { automaticReply, closedSentence, GREETING, replyPromise } from './chat-words.ts';

/** Section 9: the automatic reply comes a second after what was written. */
const REPLY_DELAY_MS = 1000;

/** Keys must be able to scroll it. */
const scrollable = { tabIndex: 0, role: 'log', 'aria-label': 'Conversation' } as const;

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
        <span className="sr-only">{mine ? 'You: ' : 'Support: '}</span>
        {children}
      </p>
      {note && (
        <p className={clsx('num flex items-center gap-1.5 text-meta text-ink-2', mine && 'justify-end')}>{note}</p>
      )}
    </li>
  );
}

/** Somebody writes to support; what was written is kept for this visitor or account. */
export function ChatPage() {
  const { data, error, isFetching, refetch } = useQuery(conversationQuery);
  return (
    <Page width="mid">
      <h1>Support Chat</h1>
      <p className="num mt-0.5 mb-4 min-h-6 text-ink-2">{data && replyPromise(data)}</p>
      <WithAside aside={<Help hours={data?.isForwarded || site.supportPhone ? data?.hours.text : undefined} />}>
        {data ? (
          <Conversation conversation={data} />
        ) : error ? (
          <ErrorState
            error={error}
            title="We couldn't load the chat"
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label="Loading the chat">
            <Skeleton className="h-80 w-full" />
          </Loading>
        )}
      </WithAside>
    </Page>
  );
}

function Conversation({ conversation }: { conversation: SupportConversation }) {
  const user = useUser();
  const now = useNow();
  const write = useWriteToSupport();
  const [text, setText] = useState('');
  const [email, setEmail] = useState(user?.email ?? '');
  const [emailError, setEmailError] = useState<string>();
  /** After which of the messages the automatic reply came, and what it said; it is the page's own and isn't kept. */
  const [replies, setReplies] = useState<ReadonlyMap<string, string>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const end = useRef<HTMLDivElement>(null);
  const isEmpty = text.trim() === '';
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

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || write.isPending) return;
    setEmailError(undefined);
    try {
      const after = await write.mutateAsync({ content: text.trim(), email: email.trim() });
      setText('');
      const last = after.messages.at(-1);
      if (!last) return;
      const timer = setTimeout(
        () => setReplies((before) => new Map(before).set(last.id, automaticReply(after))),
        REPLY_DELAY_MS,
      );
      timers.current.add(timer);
    } catch (failure) {
      const problem = fieldProblems(failure).email;
      if (problem) setEmailError(problem);
      else toast({ title: 'Not sent', description: sentenceFor(failure), tone: 'destructive' });
    }
  };

  return (
    <Card className="grid gap-4 lg:p-6">
      {closed && conversation.isForwarded && (
        <Note icon={Clock} tone="amber">
          {closed}
        </Note>
      )}
      {!conversation.isForwarded && (
        <Note icon={MailX}>
          No support mailbox is set up on this site. What you write is kept for the people who run it: they read it on
          their operator page, and nothing tells them that it is there.
        </Note>
      )}
      <div ref={end} {...scrollable} className="max-h-[26rem] min-h-40 overflow-y-auto">
        <ul className="grid gap-3">
          <Bubble from="support">{GREETING}</Bubble>
          {conversation.messages.flatMap(({ id, content, sentAt }) => {
            const reply = replies.get(id);
            return [
              <Bubble
                key={id}
                from="user"
                note={<time dateTime={sentAt}>{formatMoment(sentAt, readersZone(), now)}</time>}
              >
                {content}
              </Bubble>,
              ...(reply
                ? [
                    <Bubble
                      key={`${id}-reply`}
                      from="support"
                      note={
                        <>
                          <Icon of={Bot} size="small" /> Automatic reply
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
      <form onSubmit={send} noValidate className="grid gap-4 border-t border-line pt-4">
        {!conversation.email && (
          <Field name="chatEmail" label="Your email" hint="Support answers there." error={emailError}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="email"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value);
                  setEmailError(undefined);
                }}
              />
            )}
          </Field>
        )}
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <label htmlFor="chatMessage" className="sr-only">
              Your message
            </label>
            <Input
              id="chatMessage"
              autoComplete="off"
              maxLength={4000}
              placeholder="Type your message"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Button type="submit" variant="primary" big icon={SendHorizontal} disabled={isEmpty} busy={write.isPending}>
            Send
          </Button>
        </div>
        {conversation.email && <p className="text-meta text-ink-2">Support answers to {conversation.email}.</p>}
      </form>
    </Card>
  );
}

const quickHelp = [
  {
    title: 'SMS Not Working?',
    icon: MessageSquareWarning,
    text: 'We text only who ticked the box on the request. After STOP, text START from the same phone. Everything comes by email as well.',
    to: '/sms-consent',
    action: 'How our texts work',
  },
  {
    title: 'Finding Contractors',
    icon: Search,
    text: 'Choose a city, a trade, or let your place be found: we show who works within 60 miles, with licenses and reviews.',
    to: '/find-plumbers',
    action: 'Find contractors',
  },
  {
    title: 'Account Settings',
    icon: Settings,
    text: 'Name, address, how you are reached, password and devices, and all your data as a file: in your settings.',
    to: '/profile',
    action: 'Open your settings',
  },
] as const;

function Help({ hours }: { hours: string | undefined }) {
  const { supportPhone, supportEmail } = site;
  return (
    <div className="grid gap-4">
      {(supportPhone || supportEmail || hours) && (
        <Card as="section" aria-labelledby="reach-support">
          <h2 id="reach-support" className="text-body">
            Reach support
          </h2>
          <div className="mt-2 grid gap-2 empty:hidden">
            {supportPhone && (
              <ButtonAnchor block icon={Phone} href={`tel:${supportPhone}`} className="num">
                Call {formatPhone(supportPhone)}
              </ButtonAnchor>
            )}
            {supportEmail && (
              <ButtonAnchor block icon={Mail} href={`mailto:${supportEmail}`} className="wrap-anywhere">
                Email Support
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
          Quick help
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
