import { formatCount } from '@plumbline/contract/kernel/format.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MessageSquareReply } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { useAnnounced } from '../use-announced.ts';
import { overviewQuery } from './api.ts';
import { JobGroups } from './job-groups.tsx';
import { NoRequests } from './no-requests.tsx';
import { ProjectStatusBadge } from './status-badge.tsx';

const waitingWords = (proposals: number): string =>
  proposals === 1 ? '1 proposal waits for your answer' : `${formatCount(proposals, 'proposal')} wait for your answer`;

export interface CustomerOverviewProps {
  userId: UserId;
  onAll: () => void;
}

/** The 3 most recent jobs, whether older ones need the customer, and the number of each kind. */
export function CustomerOverview({ userId, onAll }: CustomerOverviewProps) {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(userId));

  useAnnounced(data && waitingWords(data.proposals));

  if (!data && error) {
    const title = "Your projects couldn't be loaded";
    return <ErrorState title={title} error={error} busy={isFetching} onRetry={() => refetch()} />;
  }
  if (!data) {
    return (
      <Loading label="Loading your projects" className="[&>div]:grid [&>div]:gap-3">
        <SkeletonCard />
        <SkeletonCard />
      </Loading>
    );
  }
  if (data.projects === 0) return <NoRequests title="No projects yet" />;

  const { more } = data;
  // Of the last hundred: with older ones there may be more.
  const count = (number: number) => (more ? `${number}+` : String(number));
  const counts = [
    { label: 'Projects', value: count(data.projects) },
    { label: 'Pending requests', value: count(data.pending) },
    { label: 'In progress', value: count(data.inProgress) },
    { label: 'Completed', value: count(data.completed) },
  ];
  return (
    <>
      {data.olderNeeds > 0 && (
        <button
          type="button"
          onClick={onAll}
          className="mb-4 flex min-h-11 w-full items-center gap-3 rounded bg-plumb-tint px-4 py-3 text-left text-ink hover:underline"
        >
          <Icon of={MessageSquareReply} className="text-plumb-ink" />
          <b>{data.olderNeeds === 1 ? '1 older job needs you' : `${data.olderNeeds} older jobs need you`}</b>
          <Icon of={ChevronRight} className="ml-auto text-plumb-ink" />
        </button>
      )}
      <JobGroups jobs={data.recent} badgeOf={({ status }) => <ProjectStatusBadge status={status} />} />
      {data.projects > data.recent.length && (
        <Button iconEnd={ChevronRight} className="mb-6" onClick={onAll}>
          All {count(data.projects)}
        </Button>
      )}
      <Card as="section" roomy aria-labelledby="counts">
        <h2 id="counts" className="text-body">
          At a glance
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
