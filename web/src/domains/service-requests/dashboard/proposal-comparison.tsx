import type { ComparedProposal } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { endingWith } from '../company-name.ts';
import { proposalsQuery, useProposalAnswer } from './api.ts';
import { ProposalCard } from './proposal-card.tsx';

type Action = 'approve' | 'decline';
type Asking = { readonly proposal: ComparedProposal; readonly action: Action };

const nouns: Record<Action, string> = { approve: 'approval', decline: 'decline' };

/** The proposals on one project side by side; one of them is accepted, the others are rejected or left alone. */
export function ProposalComparison({ record }: { record: TrackingRecord }) {
  const { requestId, status, timeZone } = record;
  const { data, error, isFetching, refetch } = useQuery(proposalsQuery(requestId));
  const answer = useProposalAnswer(requestId);
  const now = useNow();
  const [headingRef, focusHeading] = useMovedFocus();
  // What was asked last stays in the dialog while it closes.
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isOpen, setOpen] = useState(false);

  const send = async () => {
    if (!asking) return;
    const { proposal, action } = asking;
    try {
      await answer.mutateAsync({ responseId: proposal.responseId, action });
      const description = `Your ${nouns[action]} has been sent to ${endingWith(proposal.companyName)}`;
      toast({ title: 'Response Sent', description, tone: 'success' });
      focusHeading();
    } catch (failure) {
      const hasMoved = failure instanceof ApiError && failure.status === 409;
      const description = hasMoved ? sentenceFor(failure) : 'Failed to send response. Please try again.';
      toast({ title: hasMoved ? 'This was not sent' : 'Error', description, tone: 'destructive' });
      // Something else has happened already: asking again makes no sense. Otherwise the question stays.
      if (!hasMoved) throw failure;
    }
  };

  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" ref={headingRef as never} tabIndex={-1}>
        Proposals
      </h2>
      <p className="mt-0.5 mb-3 text-ink-2">
        What is accepted or open comes first, then the cheapest. You pay Plumbline nothing. {feeSentence(site)}
      </p>
      {data ? (
        data.length === 0 ? (
          <EmptyState title="No proposals yet" drawing="level" level={3}>
            As soon as a contractor proposes a price or a time, it is here, and we tell you.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {data.map((proposal) => (
              <li key={proposal.responseId}>
                <ProposalCard
                  proposal={proposal}
                  requestId={requestId}
                  requestStatus={status}
                  timeZone={timeZone}
                  now={now}
                  disabled={answer.isPending}
                  onAnswer={(action) => {
                    setAsking({ proposal, action });
                    setOpen(true);
                  }}
                />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title="We couldn't load the proposals" error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label="Loading the proposals" className="[&>div]:grid [&>div]:gap-4 md:[&>div]:grid-cols-2">
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      )}
      {asking && <Question asking={asking} open={isOpen} onOpenChange={setOpen} onConfirm={send} />}
    </section>
  );
}

interface QuestionProps {
  asking: Asking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<void>;
}

/** Says who learns what before anything is answered. */
function Question({ asking: { proposal, action }, open, onOpenChange, onConfirm }: QuestionProps) {
  const { companyName } = proposal;
  if (action === 'approve') {
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        title={`Accept the proposal of ${companyName}?`}
        confirmLabel="Accept"
        busyLabel="Accepting..."
        onConfirm={onConfirm}
      >
        Once you are connected the job is theirs: they get your name, phone, email and street, and the others are told
        so. You pay Plumbline nothing.
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Reject the proposal of ${companyName}?`}
      confirmLabel="Reject"
      busyLabel="Rejecting..."
      cancelLabel="Keep it"
      danger
      onConfirm={onConfirm}
    >
      They are told, and learn nothing about you. This can't be undone.
    </ConfirmDialog>
  );
}
