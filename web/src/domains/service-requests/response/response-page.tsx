import { liveServiceRequestPath } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { here } from '../../../lib/language.ts';
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
import { responseWords } from './response.words.ts';
import { sampleProposal } from './sample-proposal.ts';

const words = here(responseWords).page;

export interface ResponsePageProps {
  responseId: string | undefined;
  requestId: string | undefined;
  /** `approve`, `decline` or `propose`: the answer that is chosen first. */
  action?: string | undefined;
}

/** The customer answers a contractor's proposal. */
export function ResponsePage({ responseId, requestId, action }: ResponsePageProps) {
  if (!responseId || !requestId) {
    return (
      <DeadLink title={words.incomplete}>
        <p>{words.incompleteText}</p>
      </DeadLink>
    );
  }
  return <OpenedProposal responseId={responseId} requestId={requestId} action={action} />;
}

interface OpenedProposalProps extends Pick<ResponsePageProps, 'action'> {
  responseId: string;
  requestId: string;
}

function OpenedProposal({ responseId, requestId, action }: OpenedProposalProps) {
  const { data, error, isFetching, refetch } = useQuery(proposalQuery(responseId, requestId));
  useLive(data ? liveServiceRequestPath(requestId) : undefined, () => void refetch());

  if (data) return <AnsweringProposal proposal={data} action={action} />;
  if (error) return <ExampleProposal error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Page width="answer">
      <h1 className="sr-only">{words.title}</h1>
      <Loading label={words.loading} className="[&>div]:grid [&>div]:gap-4 lg:[&>div]:grid-cols-2 lg:[&>div]:gap-12">
        <div>
          <Skeleton className="h-8 w-64 max-w-full" />
          <SkeletonCard className="mt-4" />
        </div>
        <SkeletonCard />
      </Loading>
    </Page>
  );
}

/** An example of the page, marked as such. Nothing can be sent from it. */
function ExampleProposal({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  return (
    <Page width="answer">
      <Note icon={TriangleAlert} tone="amber" role="alert" title={words.example}>
        <p>
          {sentenceFor(error)} {words.exampleText}
        </p>
        <Button className="mt-3" icon={RefreshCw} busy={busy} busyLabel={words.retrying} onClick={onRetry}>
          {words.retry}
        </Button>
      </Note>
      <h1 className="mt-5 mb-4">{words.proposesTime(sampleProposal.craftsmanCompany)}</h1>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-12">
        <div className="grid gap-4">
          <Proposal proposal={sampleProposal} />
          <OriginalRequest request={sampleProposal.originalRequest} />
        </div>
        <div className="grid gap-4">
          <section aria-labelledby="your-answer">
            <h2 id="your-answer" className="mb-2">
              {here(responseWords).form.yourAnswer}
            </h2>
            <ChoiceList choices={choicesFor(sampleProposal)} example />
          </section>
          <ChangesNotice changesUsed={sampleProposal.changesUsed} />
        </div>
      </div>
    </Page>
  );
}
