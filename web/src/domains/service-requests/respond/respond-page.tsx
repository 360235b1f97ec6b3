import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { useLive } from '../../../lib/live.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { serviceRequestQuery } from '../api.ts';
import { DeadLink } from '../dead-link.tsx';
import { usePhotoNews } from '../photos/api.ts';
import { Referral } from './referral.tsx';
import { respondWords } from './respond.words.ts';

const words = here(respondWords);

export interface RespondPageProps {
  /** From the path, or from `?id=&contractor=`. */
  serviceRequestId: string | undefined;
  contractorId: string | undefined;
  /** `accept`, `decline` or `propose`: the answer that the link preselects. */
  action?: string | undefined;
  /** `yes` shows the form again, to change a proposal. */
  change?: string | undefined;
  /** Renders parts from other domains next to the job. `news` increases with every change. */
  aside?: ((view: ContractorView, news: number) => ReactNode) | undefined;
}

/** Lets a contractor answer a request that was offered to them, and shows the outcome. */
export function RespondPage({ serviceRequestId, contractorId, action, change, aside }: RespondPageProps) {
  if (!serviceRequestId || !contractorId) {
    return (
      <DeadLink title={words.incompleteLink}>
        <p>{words.incompleteLinkText}</p>
      </DeadLink>
    );
  }
  return (
    <OpenedLink
      key={serviceRequestId}
      id={serviceRequestId}
      contractorId={contractorId}
      action={action}
      change={change}
      aside={aside}
    />
  );
}

interface OpenedLinkProps extends Pick<RespondPageProps, 'action' | 'change' | 'aside'> {
  id: string;
  contractorId: string;
}

function OpenedLink({ id, contractorId, action, change, aside }: OpenedLinkProps) {
  const { data, error, isFetching, refetch } = useQuery(serviceRequestQuery(id));
  const [news, setNews] = useState(0);
  const photoNews = usePhotoNews(id);
  useLive(data ? liveServiceRequestPath(id) : undefined, () => {
    void refetch();
    photoNews();
    setNews((heard) => heard + 1);
  });

  const missing = error instanceof ApiError && error.status === 404;
  if (missing || (data && (data.kind !== 'contractor' || data.contractorId !== contractorId))) {
    return (
      <DeadLink title={words.deadLink}>
        <p>{words.deadLinkText}</p>
      </DeadLink>
    );
  }
  if (data?.kind === 'contractor') {
    return <Referral view={data} action={action} change={change === 'yes'} news={news} aside={aside?.(data, news)} />;
  }
  return (
    <Page width="answer">
      {error ? (
        <>
          <h1 className="mb-4">{words.title}</h1>
          <ErrorState error={error} title={words.notLoaded} busy={isFetching} onRetry={() => void refetch()} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <Loading
            label={words.loading}
            className="[&>div]:grid [&>div]:gap-5 lg:[&>div]:grid-cols-2 lg:[&>div]:gap-12"
          >
            <div>
              <Skeleton className="h-4 w-64" />
              <Skeleton className="mt-2 h-8 w-48" />
              <Skeleton className="mt-2 h-5 w-56" />
              <SkeletonCard className="mt-4" />
            </div>
            <SkeletonCard />
          </Loading>
        </>
      )}
    </Page>
  );
}
