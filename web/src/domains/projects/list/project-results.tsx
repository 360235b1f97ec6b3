import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import { MOST_COUNTED } from '@plumbline/contract/domains/projects/project-count.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useNewSince } from '../../../lib/new-since.ts';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { projectsQuery } from '../api.ts';
import { isCountedUpTo } from '../filter-facts.ts';
import type { ProjectsAddress } from '../use-projects-view.ts';
import { listWords } from './list.words.ts';
import type { ProjectAction, ProjectMark } from './project-card.tsx';
import { ProjectList } from './project-list.tsx';

const words = here(listWords).results;

const NewLine = lazy(async () => ({ default: (await import('./new-line.tsx')).NewLine }));

export interface ProjectResultsProps {
  filter: ProjectFilter;
  sort?: ProjectSort | undefined;
  /** The cursor in the address, where the list begins; at its start if undefined. */
  from?: string | undefined;
  action: ProjectAction;
  mark: ProjectMark;
  /** The number of projects without any filter; undefined while it isn't known. */
  all: number | undefined;
  selectedId: string | undefined;
  /** The map is next to the list, so the list scrolls to the map's selection. */
  followsMap?: boolean;
  hoveredId: string | undefined;
  onHover: (id: string | undefined) => void;
  onOpenDetails: (id: string) => void;
  onOutreach: (id: string) => void;
  /** The address without a filter. */
  cleared: ProjectsAddress;
  /** Returns the address of the list from a cursor on; from its start if undefined. */
  addressFrom: (cursor: string | undefined) => ProjectsAddress;
  /** Right of the count: the order. */
  head?: ReactNode;
  /** Between the count and the list. */
  above?: ReactNode;
}

const LOADING_CARDS = 3; // specification, section 9

/** The list with its count, and its states: loading, empty, failed. */
export function ProjectResults({
  filter,
  sort,
  from,
  all,
  cleared,
  addressFrom,
  head,
  above,
  ...list
}: ProjectResultsProps) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch, ...next } = useInfiniteQuery({
    ...projectsQuery(filter, sort, from),
    placeholderData: keepPreviousData,
  });
  const since = useNewSince();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = next;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage]);

  if (isPending)
    return (
      <Loading label={words.loading}>
        {Array.from({ length: LOADING_CARDS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three gray cards without an identity
          <div key={at} data-testid="project-skeleton" className="mb-3">
            <SkeletonCard />
          </div>
        ))}
      </Loading>
    );
  if (!data) return <ErrorState error={error} title={words.failed} busy={isFetching} onRetry={refetch} />;

  const projects = data.pages.flatMap((page) => page.projects);
  const total = data.pages[0]?.total ?? 0;
  return (
    <>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4 lg:-mt-2">
        <p role="status" className="num min-w-0 text-meta text-ink-2">
          {matchingWords(filter, total)}
          {since !== null && (
            <Suspense>
              <NewLine filter={filter} since={since} />
            </Suspense>
          )}
        </p>
        {head}
      </div>
      {above}
      {projects.length === 0 ? (
        <NoProjects all={all} cleared={cleared} />
      ) : (
        // Grayscale rather than paler, because people read the old cards while the new ones load.
        <div className={clsx(isPlaceholderData && 'grayscale transition-[filter]')} aria-busy={isPlaceholderData}>
          <ProjectList projects={projects} total={from ? undefined : total} onNearEnd={onNearEnd} {...list} />
          {isFetchingNextPage && (
            <Loading label={words.loadingMore} className="mt-3">
              <SkeletonCard />
            </Loading>
          )}
          {isFetchNextPageError && (
            <div className="mt-3">
              <ErrorState error={error} title={words.moreFailed} onRetry={fetchNextPage} />
            </div>
          )}
          <p className="num mt-4 text-center text-meta text-ink-2">
            {from
              ? words.showingSome(formatNumber(projects.length), total, formatNumber(total))
              : words.showing(formatNumber(projects.length), total, formatNumber(total))}
          </p>
          <Pages
            first={from ? addressFrom(undefined) : undefined}
            next={hasNextPage ? addressFrom(data.pages.at(-1)?.cursor) : undefined}
            onNext={fetchNextPage}
          />
        </div>
      )}
    </>
  );
}

/** Counting what other filters match ends somewhere. */
const matchingWords = (filter: ProjectFilter, total: number): string =>
  total > MOST_COUNTED && !filter.search && isCountedUpTo(filter)
    ? words.moreThan(formatNumber(MOST_COUNTED))
    : words.matching(total, formatNumber(total));

/** Links to the next page and back to the first. With scripts, the next page continues the list. */
function Pages({
  first,
  next,
  onNext,
}: {
  first: ProjectsAddress | undefined;
  next: ProjectsAddress | undefined;
  onNext: () => unknown;
}) {
  if (!first && !next) return null;
  return (
    <nav aria-label={words.pages} className="no-print mt-1 flex flex-wrap justify-center gap-2">
      {first && (
        <ButtonLink to="." search={first} variant="text">
          {words.firstPage}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          to="."
          search={next}
          preload={false}
          rel="next"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onNext();
          }}
        >
          {words.nextPage}
        </ButtonLink>
      )}
    </nav>
  );
}

function NoProjects({ all, cleared }: { all: number | undefined; cleared: ProjectsAddress }) {
  if (all === 0)
    return (
      <EmptyState title={words.noneFound} action={<ButtonLink to="/projects/sources">{words.seeSources}</ButtonLink>}>
        {words.nothingRead}
      </EmptyState>
    );
  return (
    <EmptyState
      title={words.noneFound}
      action={
        <ButtonLink to="." search={cleared} resetScroll={false}>
          {words.clearFilters}
        </ButtonLink>
      }
    >
      {words.noneFits}
      {all !== undefined && ` ${words.clearToSee(formatNumber(all))}`}
    </EmptyState>
  );
}
