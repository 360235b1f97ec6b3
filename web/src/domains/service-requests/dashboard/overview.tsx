import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { useAnnounced } from '../use-announced.ts';
import { overviewQuery } from './api.ts';
import { dashboardWords } from './dashboard.words.ts';
import { JobGroups } from './job-groups.tsx';
import { NoRequests } from './no-requests.tsx';
import { ProjectStatusBadge } from './status-badge.tsx';

const words = here(dashboardWords).overview;

/** The 3 most recent jobs and older ones that need the customer, and the number of each kind. */
export function CustomerOverview({ userId }: { userId: UserId }) {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(userId));

  useAnnounced(data && words.waiting(data.proposals));

  if (!data && error) {
    return <ErrorState title={words.notLoaded} error={error} busy={isFetching} onRetry={() => refetch()} />;
  }
  if (!data) {
    return (
      <Loading label={words.loading} className="[&>div]:grid [&>div]:gap-3">
        <SkeletonCard />
        <SkeletonCard />
      </Loading>
    );
  }
  if (data.projects === 0) return <NoRequests title={words.nothing} />;

  const { more } = data;
  // Counts cover the last hundred; there may be more.
  const count = (number: number) => (more ? `${number}+` : String(number));
  const counts = [
    { label: words.projects, value: count(data.projects) },
    { label: words.pending, value: count(data.pending) },
    { label: words.inProgress, value: count(data.inProgress) },
    { label: words.completed, value: count(data.completed) },
  ];
  return (
    <>
      <JobGroups jobs={data.shown} badgeOf={({ status }) => <ProjectStatusBadge status={status} />} />
      {data.projects > data.shown.length && (
        <ButtonLink to="/dashboard/customer" search={{ tab: 'projects' }} iconEnd={ChevronRight} className="mb-6">
          {words.all(count(data.projects))}
        </ButtonLink>
      )}
      <Card as="section" roomy aria-labelledby="counts">
        <h2 id="counts" className="text-body">
          {words.glance}
        </h2>
        <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          {counts.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-meta text-ink-2">{label}</dt>
              <dd className="num text-title font-head">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
