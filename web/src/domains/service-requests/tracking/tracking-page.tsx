import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useLive } from '../../../lib/live.ts';
import { rememberRequest } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, WithAside } from '../../../ui/frame.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { trackingQuery } from '../api.ts';
import { DeadLink } from '../dead-link.tsx';
import { TrackedRequest } from './tracked-request.tsx';

function TrackingPending({ back }: { back: ReactNode }) {
  return (
    <Page width="mid">
      {back}
      <h1 className="sr-only">Track your request</h1>
      <p role="status" className="mb-4 text-ink-2">
        Loading service request status...
      </p>
      <div aria-hidden="true">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="mt-3 mb-5 h-5 w-96 max-w-full" />
        <WithAside aside={<SkeletonCard />}>
          <Skeleton className="h-22 w-full" />
          <SkeletonCard className="mt-4" />
        </WithAside>
      </div>
    </Page>
  );
}

export interface TrackingPageProps {
  requestId: string;
  /** The way back, where the page is one of the dashboard's. */
  back?: ReactNode;
  /** Beside the progress: what the customer has given of themselves. */
  contact?: ReactNode;
  /** Above the contractors, where a phone shows it first: what other domains know of the request as it stands. */
  aside?: ((record: TrackingRecord) => ReactNode) | undefined;
}

/** The customer follows a request; the page changes by itself when the other side acts. */
export function TrackingPage({ requestId, back, contact, aside }: TrackingPageProps) {
  const { data, error, isFetching, refetch } = useQuery(trackingQuery(requestId));
  useLive(data ? liveServiceRequestPath(requestId) : undefined, () => void refetch());
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) rememberRequest(requestId);
  }, [isThere, requestId]);

  if (data)
    return <TrackedRequest record={data} back={back} contact={contact} aside={aside} onStale={() => void refetch()} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <DeadLink title="Request Not Found" action={<ButtonLink to="/find-request">Find My Request</ButtonLink>}>
        <p>We couldn't find this service request. Please check your link.</p>
      </DeadLink>
    );
  }
  if (!error) return <TrackingPending back={back} />;
  return (
    <Page width="mid">
      {back}
      <h1 className="mb-4">Track your request</h1>
      <ErrorState
        error={error}
        title="We couldn't load this request"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
