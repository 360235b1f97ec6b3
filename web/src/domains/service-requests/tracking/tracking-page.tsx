import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { useLive } from '../../../lib/live.ts';
import { rememberRequest } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, WithAside } from '../../../ui/frame.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { trackingQuery } from '../api.ts';
import { DeadLink } from '../dead-link.tsx';
import { usePhotoNews } from '../photos/api.ts';
import { TrackedRequest } from './tracked-request.tsx';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).page;

function TrackingPending({ back }: { back: ReactNode }) {
  return (
    <Page width="mid">
      {back}
      <h1 className="sr-only">{words.title}</h1>
      <p role="status" className="mb-4 text-ink-2">
        {words.loading}
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
  /** The way back to the dashboard, if the page belongs to it. */
  back?: ReactNode;
  /** The customer's contact details, next to the progress. */
  contact?: ReactNode;
  /** Content of other domains, below the contractor who has the job and above the others. `news` increases with every change. */
  aside?: ((record: TrackingRecord, news: number) => ReactNode) | undefined;
}

/** The customer follows a request; the page changes by itself when the other side acts. */
export function TrackingPage({ requestId, back, contact, aside }: TrackingPageProps) {
  const { data, error, isFetching, refetch } = useQuery(trackingQuery(requestId));
  const [news, setNews] = useState(0);
  const photoNews = usePhotoNews(requestId);
  useLive(data ? liveServiceRequestPath(requestId) : undefined, () => {
    void refetch();
    photoNews();
    setNews((heard) => heard + 1);
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) rememberRequest(requestId);
  }, [isThere, requestId]);

  if (data)
    return (
      <TrackedRequest
        record={data}
        back={back}
        contact={contact}
        aside={aside?.(data, news)}
        onStale={() => void refetch()}
      />
    );
  if (error instanceof ApiError && error.status === 404) {
    return (
      <DeadLink title={words.notFound} action={<ButtonLink to="/find-request">{words.findMine}</ButtonLink>}>
        <p>{words.checkLink}</p>
      </DeadLink>
    );
  }
  if (!error) return <TrackingPending back={back} />;
  return (
    <Page width="mid">
      {back}
      <h1 className="mb-4">{words.title}</h1>
      <ErrorState error={error} title={words.notLoaded} busy={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}
