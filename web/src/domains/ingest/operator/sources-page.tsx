import type { OperatorSource } from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import { sourceWords } from '@plumbline/contract/domains/ingest/source.words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, PauseCircle, Plus, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Badge, Badges } from '../../../ui/badge.tsx';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { countsInWords } from '../source-run.ts';
import { sourcesWords } from '../sources.words.ts';
import { sourcesQuery } from './calls.ts';
import { operatorSourcesWords } from './sources.words.ts';

const words = here(operatorSourcesWords);
const kinds = here(sourceWords).kind;

/** The sources as operators see them, with what is wrong with their columns. */
export function SourcesPage() {
  const { data, error, isFetching, refetch } = useQuery(sourcesQuery);
  return (
    <Page width="mid">
      <Link to="/operator" className={`${buttonClass({ variant: 'text' })} -ml-2.5`}>
        <Icon of={ArrowLeft} />
        {words.back}
      </Link>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{words.title}</h1>
          <p className="text-ink-2">{words.lead}</p>
        </div>
        <ButtonLink to="/operator/sources" search={{ tab: 'new' }} variant="primary" icon={Plus}>
          {words.add}
        </ButtonLink>
      </div>
      {!data && error && <ErrorState error={error} busy={isFetching} onRetry={refetch} />}
      {!data && !error && (
        <Loading label={words.loading}>
          <SkeletonCard />
        </Loading>
      )}
      {data?.sources.length === 0 && (
        <EmptyState title={words.none} drawing="level">
          {words.noneText}
        </EmptyState>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data?.sources.map((source) => (
          <SourceLine key={source.id} source={source} />
        ))}
      </ul>
    </Page>
  );
}

function SourceLine({ source }: { source: OperatorSource }) {
  const { id, name, kind, host, enabled, lastRun, warnings, projects } = source;
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <Badges className="mb-1.5">
          {!enabled && (
            <Badge tone="gray" icon={PauseCircle}>
              {here(sourcesWords).source.off}
            </Badge>
          )}
          {warnings.length > 0 && (
            <Badge tone="amber" icon={TriangleAlert}>
              {words.warned}
            </Badge>
          )}
        </Badges>
        <h2 className="text-body wrap-anywhere">{name}</h2>
        <p className="num text-meta wrap-anywhere text-ink-2">
          {[kinds[kind], host, words.projects(projects, formatNumber(projects))].filter(Boolean).join(', ')}
        </p>
        <p className="num text-meta text-ink-2">{lastRun ? countsInWords(lastRun) : words.neverRun}</p>
        {warnings.map((warning) => (
          <p key={warning} className="text-meta text-amber-ink">
            {warning}
          </p>
        ))}
      </div>
      <ButtonLink to="/operator/sources" search={{ source: id }} aria-label={words.details(name)}>
        {words.open}
      </ButtonLink>
    </Card>
  );
}
