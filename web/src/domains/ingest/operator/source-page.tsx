import {
  confirmSource,
  type getOperatorSource,
  LEFT_OUT_ROUTE,
  runSource,
} from '@plumbline/contract/domains/ingest/operator-endpoints.ts';
import { LOSS_REASONS } from '@plumbline/contract/domains/ingest/source.ts';
import type { Reply } from '@plumbline/contract/kernel/endpoint.ts';
import type { SourceId } from '@plumbline/contract/kernel/id.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Download, RefreshCw, TriangleAlert } from 'lucide-react';
import { call, pathOf } from '../../../lib/call.ts';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ButtonAnchor, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { countsInWords } from '../source-run.ts';
import { sourceQuery } from './calls.ts';
import { ColumnCounts } from './known-columns.tsx';
import { operatorSourcesWords } from './sources.words.ts';

const words = here(operatorSourcesWords);

type Shown = Reply<typeof getOperatorSource>;

/** One source with its last run; after it was added, its first. */
export function SourcePage({ id }: { id: SourceId }) {
  const { data, error, isFetching, refetch } = useQuery(sourceQuery(id));
  return (
    <Page width="mid">
      <Link to="/operator/sources" className={`${buttonClass({ variant: 'text' })} -ml-2.5`}>
        <Icon of={ArrowLeft} />
        {words.sources}
      </Link>
      {!data && error && <ErrorState error={error} busy={isFetching} onRetry={refetch} />}
      {!data && !error && (
        <Loading label={words.loading}>
          <SkeletonCard />
        </Loading>
      )}
      {data && <Source shown={data} />}
    </Page>
  );
}

function Source({ shown }: { shown: Shown }) {
  const { source, columns, isReading } = shown;
  const { lastRun } = source;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{source.name}</h1>
          <p className="wrap-anywhere text-ink-2">{[source.host, source.schedule].filter(Boolean).join(', ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ReadNow id={source.id} />
          {source.projects > 0 && (
            <ButtonLink to="/projects" search={{ source: source.id }} variant="primary" iconEnd={ArrowRight}>
              {words.toLeads}
            </ButtonLink>
          )}
        </div>
      </div>
      <div role="status">
        {isReading && (
          <Note icon={RefreshCw} tone="plumb" title={words.reading} className="mb-4">
            <span className="flex items-center gap-2">
              <Spinner />
              {words.readingText}
            </span>
          </Note>
        )}
      </div>
      {lastRun?.problem && (
        <Note
          icon={TriangleAlert}
          tone={lastRun.state === 'failed' ? 'red' : 'amber'}
          title={words.problem}
          className="mb-4"
        >
          {lastRun.problem}
        </Note>
      )}
      {source.warnings.length > 0 && <Warnings shown={shown} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Card as="section" roomy aria-labelledby="columns-title">
          <h2 id="columns-title">{words.columns}</h2>
          {columns.length === 0 ? <p className="text-ink-2">{words.noColumns}</p> : <ColumnCounts counts={columns} />}
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card as="section" roomy aria-labelledby="result-title">
            <h2 id="result-title" className="mb-2">
              {words.result}
            </h2>
            {lastRun === null ? (
              <p className="text-ink-2">{words.neverRun}</p>
            ) : (
              <Facts
                className="num"
                facts={[
                  {
                    label: words.lastRun,
                    value: formatMoment(lastRun.finishedAt ?? lastRun.startedAt ?? '', readersZone(), new Date()),
                  },
                  { label: words.result, value: countsInWords(lastRun) },
                ]}
              />
            )}
          </Card>
          {lastRun !== null && <LeftOut shown={shown} />}
        </div>
      </div>
    </>
  );
}

function LeftOut({ shown: { source, leftOut } }: { shown: Shown }) {
  const losses = source.lastRun?.losses ?? {};
  return (
    <Card as="section" roomy aria-labelledby="left-out-title">
      <h2 id="left-out-title" className="mb-2">
        {words.leftOut}
      </h2>
      {leftOut === 0 ? (
        <p className="text-ink-2">{words.leftOutNone}</p>
      ) : (
        <>
          <Facts
            className="num"
            facts={LOSS_REASONS.flatMap((reason) => {
              const count = losses[reason] ?? 0;
              return count === 0 ? [] : [{ label: words.reason[reason], value: formatNumber(count) }];
            })}
          />
          <ButtonAnchor
            icon={Download}
            href={pathOf(LEFT_OUT_ROUTE, { id: source.id })}
            download="rows-left-out.csv"
            className="mt-3"
          >
            {words.download}
          </ButtonAnchor>
          <p className="num mt-1 text-meta text-ink-2">{words.downloadHint(leftOut, formatNumber(leftOut))}</p>
        </>
      )}
    </Card>
  );
}

/** Returns the function that fetches a source again after an action. */
function useAgain(id: SourceId) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sourceQuery(id).queryKey });
}

function ReadNow({ id }: { id: SourceId }) {
  const again = useAgain(id);
  const form = useForm({
    to: runSource,
    params: { id },
    initial: {},
    send: async (body) => {
      await call(runSource, { params: { id }, body });
      await again();
    },
  });
  return (
    <Form of={form}>
      <SubmitButton of={form} variant="secondary" big={false} icon={RefreshCw} busyLabel={words.starting}>
        {words.read}
      </SubmitButton>
    </Form>
  );
}

function Warnings({ shown: { source } }: { shown: Shown }) {
  const again = useAgain(source.id);
  const params = { id: source.id };
  const form = useForm({
    to: confirmSource,
    params,
    initial: {},
    send: async (body) => {
      await call(confirmSource, { params, body });
      await call(runSource, { params, body: {} });
      await again();
    },
  });
  return (
    <Note icon={TriangleAlert} tone="amber" title={words.warned} className="mb-4">
      <ul className="list-disc pl-5">
        {source.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <p className="mt-2">{words.confirmHint}</p>
      <Form of={form} className="mt-2">
        <SubmitButton of={form} variant="secondary" big={false} busyLabel={words.confirming}>
          {words.confirm}
        </SubmitButton>
      </Form>
    </Note>
  );
}
