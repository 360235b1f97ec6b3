import type { Source } from '@plumbline/contract/domains/ingest/source.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink, PauseCircle, TriangleAlert } from 'lucide-react';
import { momentInFull, momentToCome } from '../../lib/louisville-time.ts';
import { webAddress } from '../../lib/web-address.ts';
import { Badge, Badges } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx';
import { isUnderWay, useRefresh, useSources } from './api.ts';
import { RefreshButton } from './refresh-button.tsx';
import { RefreshProgress } from './refresh-progress.tsx';
import { RunBadge } from './run-badge.tsx';
import { countsInWords, kindLabels, lossWarning } from './source-words.ts';

function factsOf(source: Source): Fact[] {
  const { lastRun } = source;
  const ended = lastRun?.finishedAt ?? lastRun?.startedAt;
  return [
    { label: 'Last run', value: ended ? momentInFull(ended) : 'Not read yet' },
    ...(lastRun ? [{ label: 'It gave', value: countsInWords(lastRun) }] : []),
    { label: 'Last success', value: source.lastSucceededAt ? momentInFull(source.lastSucceededAt) : 'None yet' },
    { label: 'Failures since', value: source.failures.toLocaleString('en-US') },
    { label: 'Schedule', value: source.schedule },
    { label: 'Next run', value: source.enabled && source.nextRunAt ? momentToCome(source.nextRunAt) : 'None planned' },
    { label: 'Lists now', value: formatCount(source.projects, 'project') },
  ];
}

function SourceCard({ source }: { source: Source }) {
  const url = webAddress(source.url);
  const warning = source.lastRun && lossWarning(source.lastRun);
  return (
    <Card as="article" aria-labelledby={`source-${source.id}`} className="flex flex-col">
      <Badges className="mb-2">
        {source.lastRun && <RunBadge state={source.lastRun.state} isInPart={warning !== null} />}
        {!source.enabled && (
          <Badge tone="gray" icon={PauseCircle}>
            Switched off
          </Badge>
        )}
      </Badges>
      <h2 id={`source-${source.id}`}>{source.name}</h2>
      <p className="text-meta text-ink-2">
        {[kindLabels[source.kind], source.host, source.county].filter(Boolean).join(', ')}
      </p>
      <Facts facts={factsOf(source)} className="num mt-3" />
      {source.lastRun?.problem && (
        <Note
          icon={TriangleAlert}
          tone={source.lastRun.state === 'held-back' ? 'amber' : 'red'}
          title={source.lastRun.state === 'held-back' ? 'Held back' : 'What went wrong'}
          className="mt-3"
        >
          <p>{source.lastRun.problem}</p>
          <p className="text-meta">What was known of its projects is kept.</p>
        </Note>
      )}
      {warning !== null && (
        <Note icon={TriangleAlert} tone="amber" title="Rows were lost" className="mt-3">
          <p>{warning}</p>
          <p className="text-meta">Its configuration may not fit its columns.</p>
        </Note>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass({ variant: 'text' })} mt-2 -ml-2.5 self-start`}
        >
          Open the source
          <Icon of={ExternalLink} size="small" />
        </a>
      )}
    </Card>
  );
}

/** Where projects come from: each source's last run, what it gave, its failures, and when it is read next. */
export function SourcesPage() {
  const { data, error, isPending, isFetching, refetch } = useSources();
  const { refresh, busy } = useRefresh();
  const underWay = isUnderWay(data?.run);
  return (
    <Page width="mid">
      <Link to="/projects" className={`${buttonClass({ variant: 'text' })} -ml-2.5`}>
        <Icon of={ArrowLeft} />
        Construction Projects
      </Link>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1>Project Sources</h1>
          <p className="max-w-[60ch] text-ink-2">
            Every project is read from a public source. A source that fails, or suddenly lists less than half, is not
            believed: what was known before stays.
          </p>
        </div>
        <RefreshButton busy={busy || underWay} onRefresh={refresh} />
      </div>
      {data && isUnderWay(data.run) && (
        <div className="mb-4">
          <RefreshProgress run={data.run} onDismiss={() => undefined} />
        </div>
      )}
      {isPending && (
        <Loading label="Loading the sources" className="grid gap-3 lg:grid-cols-2">
          <SkeletonCard />
          <SkeletonCard className="mt-3" />
        </Loading>
      )}
      {!data && error && (
        <ErrorState error={error} title="The sources couldn't be loaded" busy={isFetching} onRetry={refetch} />
      )}
      {data?.sources.length === 0 && (
        <EmptyState title="No Sources Yet" drawing="level">
          No source of projects has been set up on this server.
        </EmptyState>
      )}
      {data && data.sources.length > 0 && (
        <ul className="grid items-start gap-3 lg:grid-cols-2 lg:gap-4">
          {data.sources.map((source) => (
            <li key={source.id}>
              <SourceCard source={source} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
