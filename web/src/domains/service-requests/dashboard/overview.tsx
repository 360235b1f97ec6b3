import { formatCount } from '@plumbline/contract/kernel/format.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, MessageSquareReply } from 'lucide-react';
import { readersZone } from '../../../lib/moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { WithAside } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { useAnnounced } from '../use-announced.ts';
import { overviewQuery } from './api.ts';
import { NoRequests } from './no-requests.tsx';
import { ProjectRow } from './project-row.tsx';

const waitingWords = (proposals: number): string =>
  proposals === 1 ? '1 proposal waits for your answer' : `${formatCount(proposals, 'proposal')} wait for your answer`;

/** The 3 most recent projects, how many there are of which kind, and whose turn it is. */
export function CustomerOverview({ userId, onAll }: { userId: UserId; onAll: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(userId));
  const now = useNow();
  const zone = readersZone();

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

  const { waiting, more } = data;
  // Of the last hundred: with older ones there may be more.
  const count = (number: number) => (more ? `${number}+` : String(number));
  const counts = [
    { label: 'Projects', value: count(data.projects) },
    { label: 'Pending requests', value: count(data.pending) },
    { label: 'In progress', value: count(data.inProgress) },
    { label: 'Completed', value: count(data.completed) },
  ];
  return (
    <WithAside
      aside={
        <Card as="section" roomy aria-labelledby="counts">
          <h2 id="counts">At a glance</h2>
          <dl className="mt-2 divide-y divide-line">
            {counts.map(({ label, value }) => (
              <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
                <dt className="text-ink-2">{label}</dt>
                <dd className="num text-title font-head">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      }
    >
      {waiting && (
        <Link
          to="/dashboard/customer/projects/$requestId"
          params={{ requestId: waiting.id }}
          className="mb-4 flex items-center gap-3 rounded bg-plumb-tint px-4 py-3 text-ink no-underline hover:underline"
        >
          <Icon of={MessageSquareReply} className="text-plumb-ink" />
          <span className="min-w-0">
            <b className="block">{waitingWords(data.proposals)}</b>
            <span className="block">{waiting.title}</span>
          </span>
          <Icon of={ChevronRight} className="ml-auto text-plumb-ink" />
        </Link>
      )}
      <Card as="section" roomy aria-labelledby="recent-projects">
        <div className="flex items-center justify-between gap-4">
          <h2 id="recent-projects">Recent projects</h2>
          {data.projects > data.recent.length && (
            <Button variant="text" iconEnd={ChevronRight} className="-mr-2.5" onClick={onAll}>
              All {count(data.projects)}
            </Button>
          )}
        </div>
        <ul className="mt-1 divide-y divide-line">
          {data.recent.map((project) => (
            <li key={project.id} className="py-4 last:pb-0">
              <ProjectRow project={project} zone={zone} now={now} level={3} />
            </li>
          ))}
        </ul>
      </Card>
    </WithAside>
  );
}
