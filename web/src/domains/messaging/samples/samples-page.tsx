import type { MessageSample } from '@plumbline/contract/domains/messaging/message.ts';
import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { HeaderAside } from '../../../ui/shell/minimal-header.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { messageSamplesQuery } from '../api.ts';
import { wordsFor } from '../mailbox/channel-words.ts';

/** Keys must be able to scroll it. */
const scrollable = { tabIndex: 0, role: 'group', 'aria-label': 'HTML source' } as const;

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
              <li key={`${sample.purpose}${sample.channel}${sample.title}`}>
                <Sample sample={sample} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function Sample({ sample }: { sample: MessageSample }) {
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
      <div className="mt-2 grid gap-4 lg:grid-cols-2">
        <p className="rounded bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">{sample.text}</p>
        {sample.html !== null && (
          // A page's policy lets no foreign styles in: how it looks is shown by the mailbox, which has it served alone.
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-quiet text-plumb-ink">
              HTML source<span className="sr-only"> of {sample.title}</span>
            </summary>
            <pre
              {...scrollable}
              className="max-h-96 overflow-auto rounded bg-sunken px-4 py-3 text-meta whitespace-pre-wrap"
            >
              {sample.html}
            </pre>
          </details>
        )}
      </div>
    </Card>
  );
}
