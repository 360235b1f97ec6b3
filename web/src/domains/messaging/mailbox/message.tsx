import { mailboxHtmlPath } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { ArrowRight, Copy } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { readersZone } from '../../../lib/moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { lookOf } from '../channels.ts';
import { HtmlPart } from './html-part.tsx';
import { Invitation } from './invitation.tsx';
import { firstLink, linkify } from './linkify.ts';
import { mailboxWords } from './mailbox.words.ts';
import { recipientName, titleOf } from './messages.ts';
import { ReplyBox } from './reply-box.tsx';

const words = here(mailboxWords);

/** The text as it was sent, with its links working in this tab. */
function PlainPart({ text }: { text: string }) {
  const link = firstLink(text);
  return (
    <>
      <div className="max-w-[56ch] rounded bg-sunken px-4.5 py-4 whitespace-pre-line wrap-anywhere">
        {linkify(text).map((part, at) =>
          part.href ? (
            <a key={`${String(at)}${part.href}`} href={part.href}>
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </div>
      {link && (
        <ButtonAnchor variant="primary" href={link} iconEnd={ArrowRight} className="mt-5">
          {words.openLink}
        </ButtonAnchor>
      )}
    </>
  );
}

/** One message: to whom, when, and what it says. */
export function Message({ message }: { message: MailboxMessage }) {
  const [part, setPart] = useState('text');
  const { icon, label } = lookOf(message.channel);

  const copy = async () => {
    await navigator.clipboard.writeText(message.text);
    toast({ title: words.copied, description: words.copiedText, tone: 'success' });
  };

  return (
    <article aria-labelledby="message-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="outline" icon={icon}>
          {label}
        </Badge>
        {'clipboard' in navigator && (
          <Button icon={Copy} onClick={copy}>
            {words.copy}
          </Button>
        )}
      </div>
      <h2 id="message-title" className="my-3 text-head wrap-anywhere">
        {titleOf(message)}
      </h2>
      <Facts
        facts={[
          { label: words.toLabel, value: <span className="num wrap-anywhere">{recipientName(message.to)}</span> },
          {
            label: words.received,
            value: (
              <time dateTime={message.createdAt} className="num">
                {formatDateTime(message.createdAt, readersZone())}
              </time>
            ),
          },
        ]}
      />
      <div className="mt-5 border-t border-line pt-5">
        {message.channel === 'phone' && <h3 className="mb-2">{words.callSays}</h3>}
        {message.html === null ? (
          <PlainPart text={message.text} />
        ) : (
          <Tabs
            label={words.parts}
            value={part}
            onChange={setPart}
            tabs={[
              { value: 'text', label: words.text, content: <PlainPart text={message.text} /> },
              { value: 'html', label: words.html, content: <HtmlPart src={mailboxHtmlPath(message.id)} /> },
            ]}
          />
        )}
        {message.calendar && <Invitation calendar={message.calendar} />}
      </div>
      {message.channel === 'sms' && <ReplyBox message={message} />}
    </article>
  );
}
