import { sampleHtmlPath } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { MessageSample } from '@plumbline/contract/domains/messaging/message.ts';
import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { messageSamplesQuery } from '../api.ts';
import { wordsFor } from '../mailbox/channel-words.ts';
import { HtmlPart } from '../mailbox/html-part.tsx';
import { Invitation } from '../mailbox/invitation.tsx';

/** Every kind of message with sample data, by the part of the product that sends it, as it goes out on each channel. */
export function SamplesPage() {
  const { data, error, isFetching, refetch } = useQuery(messageSamplesQuery);
  const byArea = Map.groupBy(data ?? [], ({ area }) => area);
  return (
    <Page width="mid">
      <HeaderAside>
        <Badge tone="outline" icon={FlaskConical}>
          Development only
        </Badge>
      </HeaderAside>
      <h1>Messages</h1>
      <p className="mt-0.5 mb-5 text-ink-2">
        Every kind of message this server sends, made by the same code with sample data.
        {data && ` ${formatCount(data.length, 'message')}.`}
      </p>
      {error && (
        <ErrorState
          error={error}
          title="We couldn't load the messages"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label="Loading the messages">
          <SkeletonCard />
        </Loading>
      )}
      {data?.length === 0 && <EmptyState title="No samples">No domain names any.</EmptyState>}
      {[...byArea].map(([area, samples]) => (
        <section key={area} aria-labelledby={area} className="mb-8">
          <h2 id={area} className="mb-3 text-head">
            {area}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {samples.map((sample) => (
              <li key={sample.id}>
                <Sample sample={sample} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

const PlainText = ({ text }: { text: string }) => (
  <p className="rounded bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">{text}</p>
);

function Sample({ sample }: { sample: MessageSample }) {
  const [part, setPart] = useState('text');
  const { icon, label } = wordsFor(sample.channel);
  return (
    <Card as="article" roomy>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere">{sample.title}</h3>
        <Badge tone="outline" icon={icon}>
          {label}
        </Badge>
      </div>
      <p className="num text-meta text-ink-2 wrap-anywhere">
        {sample.purpose}, to {sample.to}
        {sample.channel === 'sms' &&
          `, ${sample.text.length} characters in ${formatCount(smsSegments(sample.text), 'segment')}`}
      </p>
      {sample.subject && <p className="mt-3 font-strong wrap-anywhere">{sample.subject}</p>}
      <div className="mt-2">
        {sample.html === null ? (
          <PlainText text={sample.text} />
        ) : (
          <Tabs
            label={`Parts of ${sample.title}`}
            value={part}
            onChange={setPart}
            tabs={[
              { value: 'text', label: 'Text', content: <PlainText text={sample.text} /> },
              {
                value: 'html',
                label: 'HTML',
                content: <HtmlPart src={sampleHtmlPath(sample.id)} title={`${sample.title}, as HTML`} />,
              },
            ]}
          />
        )}
        {sample.calendar && <Invitation calendar={sample.calendar} />}
      </div>
    </Card>
  );
}
