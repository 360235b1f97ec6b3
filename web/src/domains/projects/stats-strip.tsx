import { LIVE_PROJECTS_ROUTE } from '@plumbline/contract/domains/projects/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { useLive } from '../../lib/live.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { statsQuery } from './api.ts';
import { projectWords } from './project.words.ts';

const words = here(projectWords).stats;

/** Minimum pause between updates. A large run over the sources reports a change every thousand rows. */
const PAUSE_MS = 3000;

const labels = [words.total, words.activeBids, words.pendingReview] as const;

const strip = 'grid grid-cols-[1fr_1fr_1.16fr] divide-x divide-line rounded border border-line bg-surface';
const cell = 'px-3 pt-2.5 pb-2 lg:px-4 lg:py-3 xl:px-5';

/**
 * Total Projects, Active Bids, Pending Review, kept current while they are shown; three skeletons until the counts are
 * there.
 */
export function StatsStrip() {
  const { data, error, isPending, isFetching, refetch } = useQuery(statsQuery);
  useLive(LIVE_PROJECTS_ROUTE, () => refetch(), PAUSE_MS);

  if (isPending) {
    return (
      <Loading label={words.loading}>
        <div className={strip}>
          {labels.map((label) => (
            <div key={label} className={cell} data-testid="stats-skeleton">
              <Skeleton className="my-1 h-3 w-4/5" />
              <Skeleton className="my-1 h-5 w-10" />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  if (!data) return <ErrorState error={error} title={words.failed} onRetry={refetch} busy={isFetching} />;

  const counts = [data.totalProjects, data.activeBids, data.pendingReview];
  return (
    <dl className={strip}>
      {labels.map((label, at) => (
        <div key={label} className={cell}>
          <dt className="text-meta text-ink-2">{label}</dt>
          <dd className="num text-head leading-7 font-head tracking-[-0.01em]">{formatNumber(counts[at] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
