import { PIPELINE_EXPORT_ROUTE } from '@plumbline/contract/domains/leads/pipeline-address.ts';
import type { Pipeline, Pursuit, PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Columns3, Download, List, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LeadsLinks } from './leads-links.tsx';
import { pipelineWords } from './pipeline.words.ts';
import type { PipelineSearch } from './pipeline-address.ts';
import { pipelineQuery } from './pipeline-api.ts';
import { MonthFigures } from './pipeline-month.tsx';
import { PursuitCard } from './pursuit-card.tsx';
import { stageIcon } from './stage-mark.ts';
import { lanesOf, MOST_CARDS, STAGES, stepState } from './stages.ts';

const words = here(pipelineWords);

/** The columns of the board: what is set aside is below what is lost. */
const COLUMNS: readonly (readonly PursuitStage[])[] = [
  ['saved'],
  ['looking'],
  ['bid'],
  ['won'],
  ['lost', 'not-for-us'],
];

/** The pipeline: a board of stages on wide screens, one stage at a time on phones and in the list. */
export function PipelinePage({ search }: { search: PipelineSearch }) {
  const { data, error, isFetching, refetch } = useQuery(pipelineQuery(search.month));
  return (
    <Page width="wrap" className="lg:pt-5!">
      <LeadsLinks shows="pipeline" />
      {data ? (
        <Shown pipeline={data} search={search} />
      ) : (
        <>
          <h1 className="mb-4">{words.title}</h1>
          {error ? (
            <ErrorState error={error} title={words.failed} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading label={words.loading}>
              <Skeleton className="h-96" />
            </Loading>
          )}
        </>
      )}
    </Page>
  );
}

function Shown({ pipeline: { pursuits, today, month }, search }: { pipeline: Pipeline; search: PipelineSearch }) {
  const states = pursuits.map((pursuit) => stepState(pursuit, today));
  const [late, due] = (['late', 'today'] as const).map((state) => states.filter((each) => each === state).length);
  if (pursuits.length === 0) {
    return (
      <>
        <h1 className="mb-4">{words.title}</h1>
        <EmptyState
          level={2}
          drawing="pin"
          title={words.none}
          action={
            <ButtonLink to="/projects" variant="primary">
              {words.find}
            </ButtonLink>
          }
        >
          {words.noneText}
        </EmptyState>
      </>
    );
  }
  return (
    <div className="flex flex-col">
      <Head count={pursuits.length} late={late ?? 0} due={due ?? 0} search={search} />
      <MonthFigures month={month} search={search} />
      <Lanes pursuits={pursuits} today={today} search={search} />
    </div>
  );
}

function Head({ count, late, due, search }: { count: number; late: number; due: number; search: PipelineSearch }) {
  const isList = search.view === 'list';
  const { view: _, ...rest } = search;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1>{words.title}</h1>
          <p className="num text-ink-2">
            {[
              words.leads(count),
              ...(due > 0 ? [words.stepsToday(due)] : []),
              ...(late > 0 ? [words.late(late)] : []),
            ].join(', ')}
          </p>
        </div>
        <div className="no-print flex gap-2">
          <nav aria-label={words.view} className="hidden gap-2 lg:flex">
            <ButtonLink
              to="/pipeline"
              search={rest}
              icon={Columns3}
              {...(isList ? {} : { 'aria-current': 'true', variant: 'line' })}
            >
              {words.board}
            </ButtonLink>
            <ButtonLink
              to="/pipeline"
              search={{ ...search, view: 'list' }}
              icon={List}
              {...(isList ? { 'aria-current': 'true', variant: 'line' } : {})}
            >
              {words.list}
            </ButtonLink>
          </nav>
          <ButtonAnchor href={PIPELINE_EXPORT_ROUTE} download icon={Download} aria-label={words.downloadCsv}>
            {words.csv}
          </ButtonAnchor>
        </div>
      </div>
      {late + due > 0 && (
        <Note icon={TriangleAlert} tone="amber" className="mt-3 lg:hidden">
          {words.needsYou(late, due)}
        </Note>
      )}
    </>
  );
}

function Lanes({ pursuits, today, search }: { pursuits: readonly Pursuit[]; today: string; search: PipelineSearch }) {
  const lanes = lanesOf(pursuits);
  const isList = search.view === 'list';
  const shown =
    STAGES.find((stage) => stage === search.stage) ?? STAGES.find((stage) => lanes[stage].length > 0) ?? 'saved';
  return (
    <>
      <nav
        aria-label={words.stages}
        className={clsx('no-print -mx-gutter overflow-x-auto px-gutter', !isList && 'lg:hidden')}
      >
        <ul className="flex w-max gap-2 py-3">
          {STAGES.map((stage) => (
            <li key={stage}>
              <Link
                to="/pipeline"
                search={{ ...search, stage }}
                resetScroll={false}
                aria-current={stage === shown ? 'true' : undefined}
                className={clsx(
                  'num flex min-h-11 items-center gap-2 rounded border px-3 font-strong text-ink no-underline',
                  stage === shown
                    ? 'border-plumb bg-plumb-tint inset-ring inset-ring-plumb'
                    : 'border-line-strong bg-surface',
                )}
              >
                {words.stage[stage]}
                <span className="text-ink-2">{formatNumber(lanes[stage].length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={clsx(!isList && 'lg:mt-4 lg:grid lg:grid-cols-5 lg:items-start lg:gap-3')}>
        {COLUMNS.map((stages) => (
          <div key={stages[0]} className="grid gap-3">
            {stages.map((stage) => (
              <Lane
                key={stage}
                stage={stage}
                pursuits={lanes[stage]}
                today={today}
                search={search}
                className={stage === shown ? '' : isList ? 'hidden' : 'max-lg:hidden'}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Lane({
  stage,
  pursuits,
  today,
  search,
  className,
}: {
  stage: PursuitStage;
  pursuits: readonly Pursuit[];
  today: string;
  search: PipelineSearch;
  className: string;
}) {
  const isList = search.view === 'list';
  const cards = isList ? pursuits : pursuits.slice(0, MOST_CARDS);
  const id = `lane-${stage}`;
  return (
    <section aria-labelledby={id} className={clsx(!isList && 'rounded lg:bg-sunken lg:p-2', className)}>
      <h2 id={id} className={clsx('flex items-center gap-2 p-2 text-body', !isList && 'max-lg:sr-only')}>
        <Icon of={stageIcon[stage]} />
        {words.stage[stage]}
        <span className="num ml-auto font-quiet text-ink-2">{formatNumber(pursuits.length)}</span>
      </h2>
      {pursuits.length === 0 ? (
        <p className="p-2 text-meta text-ink-2">{words.emptyLane[stage]}</p>
      ) : (
        <ul className="grid gap-2">
          {cards.map((pursuit) => (
            <PursuitCard key={pursuit.project.id} pursuit={pursuit} today={today} />
          ))}
        </ul>
      )}
      {cards.length < pursuits.length && (
        <ButtonLink to="/pipeline" search={{ ...search, view: 'list', stage }} variant="text" block className="mt-1">
          {words.more(pursuits.length - cards.length)}
        </ButtonLink>
      )}
    </section>
  );
}
