import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { StatusBanner } from '../../../ui/note.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { SentPhotos } from '../photos/sent-photos.tsx';
import type { Receipt } from '../wizard/receipt.ts';
import { ContactProofCard } from './contact-proof-card.tsx';
import { proofWords } from './proof.words.ts';
import { contactProofQuery } from './query.ts';

const words = here(proofWords);

export interface UnsentProps {
  receipt: Receipt;
  /** The page of a sent request. It gets the focus once the request was sent. */
  children: ReactNode;
}

/** Asks for the code of a request that waits for it, and shows the page of a sent request once it was sent. */
export function Unsent({ receipt, children }: UnsentProps) {
  const { requestId } = receipt;
  const { data: proof, error, isFetching, refetch } = useQuery(contactProofQuery(requestId));
  const [ref, moved] = useMovedFocus();
  if (proof && proof.awaits === null && !proof.endedUnsent) {
    return (
      <section ref={ref} tabIndex={-1} className="outline-none">
        {children}
      </section>
    );
  }
  return (
    <Page width="slim">
      {proof?.endedUnsent ? (
        <>
          <h1 className="sr-only">{words.ended}</h1>
          <StatusBanner icon={CircleAlert} tone="amber" title={words.ended}>
            {words.endedWhy}
          </StatusBanner>
        </>
      ) : (
        <>
          {proof ? (
            <ContactProofCard proof={proof} heading="h1" onNews={refetch} onSent={moved} />
          ) : error ? (
            <ErrorState error={error} title={words.notLoaded} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <SkeletonCard />
          )}
          <SentPhotos requestId={requestId} />
        </>
      )}
      <p className="mt-4">
        <ButtonLink to="/track/$requestId" params={{ requestId }} variant="text" className="-ml-2.5">
          {words.openRequest}
        </ButtonLink>
      </p>
    </Page>
  );
}
