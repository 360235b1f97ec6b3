import type { ComparedProposal } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here, language } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { site } from '../../../lib/site.ts';
import { useMovedFocus } from '../../../lib/use-moved-focus.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { proposalsQuery, useProposalAnswer } from './api.ts';
import { dashboardWords } from './dashboard.words.ts';
import { ProposalCard } from './proposal-card.tsx';

const words = here(dashboardWords).proposals;

type Action = 'approve' | 'decline';
type Asking = { readonly proposal: ComparedProposal; readonly action: Action };

/** The proposals on one project, side by side. The customer accepts one, and rejects or ignores the others. */
export function ProposalComparison({ record }: { record: TrackingRecord }) {
  const { requestId, status, timeZone } = record;
  const { data, error, isFetching, refetch } = useQuery(proposalsQuery(requestId));
  const answer = useProposalAnswer(requestId);
  const now = useNow();
  const [headingRef, focusHeading] = useMovedFocus();
  const [asking, setAsking] = useState<Asking | null>(null);

  const send = async () => {
    if (!asking) return;
    const { proposal, action } = asking;
    try {
      await answer.mutateAsync({ responseId: proposal.responseId, action });
      const description =
        action === 'approve' ? words.approvalSent(proposal.companyName) : words.declineSent(proposal.companyName);
      toast({ title: words.sent, description, tone: 'success' });
      focusHeading();
    } catch (failure) {
      const hasMoved = failure instanceof ApiError && failure.status === 409;
      const description = hasMoved ? sentenceFor(failure) : words.tryAgain;
      toast({ title: hasMoved ? words.notSent : words.failed, description, tone: 'destructive' });
      // Something else has already happened, so repeating it makes no sense. Otherwise the dialog stays.
      if (!hasMoved) throw failure;
    }
  };

  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals" ref={headingRef as never} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.order(feeSentence(site, language))}</p>
      {data ? (
        data.length === 0 ? (
          <EmptyState title={words.none} drawing="level" level={3}>
            {words.noneText}
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
                  onAnswer={(action) => setAsking({ proposal, action })}
                />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={words.notLoaded} error={error} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading label={words.loading} className="[&>div]:grid [&>div]:gap-4 md:[&>div]:grid-cols-2">
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      )}
      {asking && <Question asking={asking} onClose={() => setAsking(null)} onConfirm={send} />}
    </section>
  );
}

interface QuestionProps {
  asking: Asking;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Explains what each side will learn before the answer is sent. */
function Question({ asking: { proposal, action }, onClose, onConfirm }: QuestionProps) {
  const { companyName } = proposal;
  if (action === 'approve') {
    return (
      <ConfirmDialog
        onClose={onClose}
        title={words.acceptTitle(companyName)}
        confirmLabel={words.accept}
        busyLabel={words.accepting}
        onConfirm={onConfirm}
      >
        {words.acceptText}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.rejectTitle(companyName)}
      confirmLabel={words.reject}
      busyLabel={words.rejecting}
      cancelLabel={words.keep}
      danger
      onConfirm={onConfirm}
    >
      {words.rejectText}
    </ConfirmDialog>
  );
}
