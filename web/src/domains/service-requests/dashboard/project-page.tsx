import { projectStatusOf } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, MapPin, Route } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { useLive } from '../../../lib/live.ts';
import { Badges } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { trackingQuery } from '../api.ts';
import { DeadLink } from '../dead-link.tsx';
import { formatPreference } from '../job-time.ts';
import { saysMoreThan } from '../job-words.ts';
import { priorityOf } from '../priority.ts';
import { useAnnounced } from '../use-announced.ts';
import { proposalsQuery } from './api.ts';
import { BackLink } from './back-link.tsx';
import { dashboardWords } from './dashboard.words.ts';
import { ProposalComparison } from './proposal-comparison.tsx';
import { ProjectStatusBadge } from './status-badge.tsx';

const words = here(dashboardWords).project;

/** One of My Projects with its proposals. It updates when a contractor acts. */
export function ProjectPage({ requestId }: { requestId: ServiceRequestId }) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(trackingQuery(requestId));
  useLive(data ? liveServiceRequestPath(requestId) : undefined, () => {
    void refetch();
    void client.invalidateQueries({ queryKey: proposalsQuery(requestId).queryKey });
  });

  if (!data && error instanceof ApiError && error.status === 404) {
    return (
      <DeadLink
        title={words.notFound}
        action={
          <ButtonLink to="/dashboard/customer" search={{ tab: 'projects' }}>
            {here(dashboardWords).requests.myProjects}
          </ButtonLink>
        }
      >
        <p>{words.notYours}</p>
      </DeadLink>
    );
  }
  return (
    <Page width="mid">
      <BackLink tab="projects">{words.back}</BackLink>
      {data ? (
        <OpenedProject record={data} />
      ) : error ? (
        <>
          <h1 className="mb-4">{words.yours}</h1>
          <ErrorState title={words.notLoaded} error={error} busy={isFetching} onRetry={() => refetch()} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{words.yours}</h1>
          <Loading label={words.loading}>
            <Skeleton className="h-8 w-72 max-w-full" />
            <Skeleton className="mt-3 mb-6 h-5 w-96 max-w-full" />
            <SkeletonCard />
          </Loading>
        </>
      )}
    </Page>
  );
}

function OpenedProject({ record }: { record: TrackingRecord }) {
  useAnnounced(record.statusMessage);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-meta text-ink-2">
            {words.request} <b className="num text-ink">{record.requestNumber}</b>
          </p>
          <h1 className="mt-1 wrap-anywhere">{record.title}</h1>
          <Badges className="mt-2">
            <ProjectStatusBadge status={projectStatusOf(record.status)} />
            <PriorityBadge urgency={priorityOf(record.urgency)} />
          </Badges>
        </div>
        <ButtonLink
          to="/dashboard/customer/requests/$requestId"
          params={{ requestId: record.requestId }}
          icon={Route}
          className="max-sm:w-full"
        >
          {words.follow}
        </ButtonLink>
      </div>
      {saysMoreThan(record.title, record.description) && (
        <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{record.description}</p>
      )}
      <div className="mt-2 mb-8 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
        <IconLine icon={MapPin} className="num">
          {record.address}
        </IconLine>
        <IconLine icon={CalendarClock} className="num">
          {formatPreference(record)}
        </IconLine>
      </div>
      <ProposalComparison record={record} />
    </>
  );
}
