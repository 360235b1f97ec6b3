import type { Source } from '@plumbline/contract/domains/ingest/source.ts';
import { sourceWords } from '@plumbline/contract/domains/ingest/source.words.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink, PauseCircle, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
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
import { countsInWords, lossWarning } from './source-run.ts';
import { sourcesWords } from './sources.words.ts';

const kinds = here(sourceWords).kind;
const counties: Readonly<Record<string, string>> = here(projectWords).county;
const words = here(sourcesWords);

function factsOf(source: Source): Fact[] {
  const { lastRun } = source;
  const ended = lastRun?.finishedAt ?? lastRun?.startedAt;
  return [
    { label: words.source.lastRun, value: ended ? momentInFull(ended) : words.source.notRead },
    ...(lastRun ? [{ label: words.source.gave, value: countsInWords(lastRun) }] : []),
    {
      label: words.source.lastSuccess,
      value: source.lastSucceededAt ? momentInFull(source.lastSucceededAt) : words.source.noSuccess,
    },
    { label: words.source.failures, value: formatNumber(source.failures) },
    { label: words.source.schedule, value: source.schedule },
    {
      label: words.source.nextRun,
      value: source.enabled && source.nextRunAt ? momentToCome(source.nextRunAt) : words.source.noRun,
    },
    { label: words.source.lists, value: words.source.projects(source.projects, formatNumber(source.projects)) },
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
            {words.source.off}
          </Badge>
        )}
      </Badges>
      <h2 id={`source-${source.id}`}>{source.name}</h2>
      <p className="text-meta text-ink-2">
        {[kinds[source.kind], source.host, source.county && (counties[source.county] ?? source.county)]
          .filter(Boolean)
          .join(', ')}
      </p>
      <Facts facts={factsOf(source)} className="num mt-3" />
      {source.lastRun?.problem && (
        <Note
          icon={TriangleAlert}
          tone={source.lastRun.state === 'held-back' ? 'amber' : 'red'}
          title={source.lastRun.state === 'held-back' ? words.source.heldBack : words.source.problem}
          className="mt-3"
        >
          <p>{source.lastRun.problem}</p>
          <p className="text-meta">{words.source.kept}</p>
        </Note>
      )}
      {warning !== null && (
        <Note icon={TriangleAlert} tone="amber" title={words.source.lost} className="mt-3">
          <p>{warning}</p>
          <p className="text-meta">{words.source.lostText}</p>
        </Note>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass({ variant: 'text' })} mt-2 -ml-2.5 self-start`}
        >
          {words.source.open}
          <Icon of={ExternalLink} size="small" />
        </a>
      )}
    </Card>
  );
}

/** The sources of projects: each one's last run and its result, its failures and its next run. */
export function SourcesPage() {
  const { data, error, isPending, isFetching, refetch } = useSources();
  const { refresh, busy } = useRefresh();
  const underWay = isUnderWay(data?.run);
  return (
    <Page width="mid">
      <Link to="/projects" className={`${buttonClass({ variant: 'text' })} -ml-2.5`}>
        <Icon of={ArrowLeft} />
        {words.toProjects}
      </Link>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{words.title}</h1>
          <p className="max-w-[60ch] text-ink-2">{words.lead}</p>
        </div>
        <RefreshButton busy={busy || underWay} onRefresh={refresh} />
      </div>
      {data && isUnderWay(data.run) && (
        <div className="mb-4">
          <RefreshProgress run={data.run} onDismiss={() => undefined} />
        </div>
      )}
      {isPending && (
        <Loading label={words.loading} className="grid gap-3 lg:grid-cols-2">
          <SkeletonCard />
          <SkeletonCard className="mt-3" />
        </Loading>
      )}
      {!data && error && <ErrorState error={error} title={words.failed} busy={isFetching} onRetry={refetch} />}
      {data?.sources.length === 0 && (
        <EmptyState title={words.none} drawing="level">
          {words.noneText}
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
