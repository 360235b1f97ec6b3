import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useLive } from '../../../lib/live.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { proposalQuery } from '../api.ts';
import { DeadLink } from '../dead-link.tsx';
import { AnsweringProposal } from './answering-proposal.tsx';
import { choicesFor } from './choice.ts';
import { ChoiceList } from './choice-form.tsx';
import { ChangesNotice, OriginalRequest, Proposal } from './proposal.tsx';
import { sampleProposal } from './sample-proposal.ts';

export interface ResponsePageProps {
  responseId: string | undefined;
  requestId: string | undefined;
}

/** The customer answers a contractor's proposal. */
export function ResponsePage({ responseId, requestId }: ResponsePageProps) {
  if (!responseId || !requestId) {
    return (
      <DeadLink title="This link is not complete">
        <p>A part of it is missing. Open it from the message that we sent you, or copy the whole of it.</p>
      </DeadLink>
    );
  }
  return <OpenedProposal responseId={responseId} requestId={requestId} />;
}

function OpenedProposal({ responseId, requestId }: { responseId: string; requestId: string }) {
  const { data, error, isFetching, refetch } = useQuery(proposalQuery(responseId, requestId));
  useLive(data ? liveServiceRequestPath(requestId) : undefined, () => void refetch());

  if (data) return <AnsweringProposal proposal={data} />;
  if (error) return <ExampleProposal error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Page width="answer">
      <h1 className="sr-only">Answer a proposal</h1>
      <Loading
        label="Loading the proposal"
        className="[&>div]:grid [&>div]:gap-4 lg:[&>div]:grid-cols-2 lg:[&>div]:gap-12"
      >
        <div>
          <Skeleton className="h-8 w-64 max-w-full" />
          <SkeletonCard className="mt-4" />
        </div>
        <SkeletonCard />
      </Loading>
    </Page>
  );
}

/** What such a page looks like, plainly marked as an example: nothing can be sent from it. */
function ExampleProposal({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  return (
    <Page width="answer">
      <Note icon={TriangleAlert} tone="amber" role="alert" title="Example: we couldn't load this proposal">
        <p>{sentenceFor(error)} What you see below is made up, and nothing can be sent from it.</p>
        <Button className="mt-3" icon={RefreshCw} busy={busy} busyLabel="Retrying..." onClick={onRetry}>
          Retry
        </Button>
      </Note>
      <h1 className="mt-5 mb-4">{sampleProposal.craftsmanCompany} proposes a time</h1>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-12">
        <div className="grid gap-4">
          <Proposal proposal={sampleProposal} />
          <OriginalRequest request={sampleProposal.originalRequest} />
        </div>
        <div className="grid gap-4">
          <section aria-labelledby="your-answer">
            <h2 id="your-answer" className="mb-2">
              Your answer
            </h2>
            <ChoiceList choices={choicesFor(sampleProposal)} />
          </section>
          <ChangesNotice changesUsed={sampleProposal.changesUsed} />
        </div>
      </div>
    </Page>
  );
}
