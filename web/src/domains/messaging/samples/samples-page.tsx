import { sampleHtmlPath } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { MessageSample } from '@plumbline/contract/domains/messaging/message.ts';
import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { DevelopmentOnly } from '../../../ui/shell/development-only.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { messageSamplesQuery } from '../api.ts';
import { lookOf } from '../channels.ts';
import { HtmlPart } from '../mailbox/html-part.tsx';
import { Invitation } from '../mailbox/invitation.tsx';
import { sampleWords } from './samples.words.ts';

const words = here(sampleWords);

/** Every kind of message with sample data, by the part of the product that sends it. */
export function SamplesPage() {
  const { data, error, isFetching, refetch } = useQuery(messageSamplesQuery);
  const byArea = Map.groupBy(data ?? [], ({ area }) => area);
  return (
    <Page>
      <DevelopmentOnly />
      <h1>{words.heading}</h1>
      <p className="mt-0.5 mb-5 text-ink-2">
        {words.lead}
        {data && ` ${words.count(data.length)}`}
      </p>
      {error && <ErrorState error={error} title={words.notLoaded} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading label={words.loading}>
          <SkeletonCard />
        </Loading>
      )}
      {data?.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {[...byArea].map(([area, samples]) => (
        <section key={area} aria-labelledby={area} className="mb-8">
          <h2 id={area} lang="en" className="mb-3 text-head">
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

type Version = MessageSample['versions'][number];

/** A message in every language, side by side if there is room. */
function Sample({ sample }: { sample: MessageSample }) {
  const [part, setPart] = useState('text');
  const { icon, label } = lookOf(sample.channel);
  const texts = <Versions of={sample} show={({ text }) => <PlainText text={text} />} />;
  return (
    <Card as="article" roomy>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 lang="en" className="min-w-0 wrap-anywhere">
          {sample.title}
        </h3>
        <Badge tone="outline" icon={icon}>
          {label}
        </Badge>
      </div>
      <p className="num mb-3 text-meta text-ink-2 wrap-anywhere">
        {words.purposeAndRecipient(sample.purpose, sample.to)}
      </p>
      {sample.versions.some(({ html }) => html !== null) ? (
        <Tabs
          label={words.partsOf(sample.title)}
          value={part}
          onChange={setPart}
          tabs={[
            { value: 'text', label: words.text, content: texts },
            {
              value: 'html',
              label: 'HTML',
              content: (
                <Versions
                  of={sample}
                  show={({ id, language }) => (
                    <HtmlPart src={sampleHtmlPath(id)} title={words.asHtml(sample.title, language)} />
                  )}
                />
              ),
            },
          ]}
        />
      ) : (
        texts
      )}
    </Card>
  );
}

const Versions = ({
  of: { channel, versions },
  show,
}: {
  of: MessageSample;
  show: (version: Version) => ReactNode;
}) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
    {versions.map((version) => (
      <div key={version.id} lang={version.language}>
        <p className="num mb-1 text-meta text-ink-2">
          {version.language}
          {channel === 'sms' && `: ${words.length(version.text.length, smsSegments(version.text))}`}
        </p>
        {version.subject && <p className="mb-2 font-strong wrap-anywhere">{version.subject}</p>}
        {show(version)}
        {version.calendar && <Invitation calendar={version.calendar} />}
      </div>
    ))}
  </div>
);

const PlainText = ({ text }: { text: string }) => (
  <p className="rounded bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">{text}</p>
);
