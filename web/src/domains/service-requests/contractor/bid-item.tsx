import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorBid } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { type OpportunityId, readId } from '@plumbline/contract/kernel/id.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useReadersZone } from '../../../lib/use-readers-zone.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { bidAmountWords } from './bid-amount-words.ts';
import { BidBadge } from './bid-badge.tsx';
import { BidDialog } from './bid-dialog.tsx';
import { useWithdrawBid } from './calls.ts';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords).bids;

/** One of the contractor's bids, with the actions that are still possible. */
export function BidItem({ bid, onDone }: { bid: ContractorBid; onDone: () => void }) {
  const { id, kind, projectId, projectTitle, projectLocation, proposalDetails, bidAmount, status, proposal } = bid;
  const [changing, setChanging] = useState(false);
  const zone = useReadersZone();
  const canChange = proposal?.status === 'proposed' && proposal.changesUsed < MAX_PROPOSAL_CHANGES;
  const href = pathIn(language, proposal ? proposal.respondPath : `/projects/${encodeURIComponent(projectId)}`);
  return (
    <article aria-label={projectTitle}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 wrap-anywhere">
          <MaskedText text={projectTitle} />
        </h3>
        <BidBadge status={status} />
      </div>
      <p className="num mt-1 text-meta text-ink-2">
        <b className="text-ink">{bidAmountWords(bidAmount)}</b>
        {projectLocation && ` · ${projectLocation}`} · {formatDateTime(bid.submittedAt, zone)}
      </p>
      {proposalDetails && <p className="mt-2 wrap-anywhere whitespace-pre-line">{proposalDetails}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonAnchor href={href}>
          {kind === 'proposal' ? words.openRequest : words.viewDetails}
          <span className="sr-only">, {projectTitle}</span>
        </ButtonAnchor>
        {canChange && (
          <Button icon={Pencil} onClick={() => setChanging(true)}>
            {words.change}
            <span className="sr-only"> {words.forTitle(projectTitle)}</span>
          </Button>
        )}
        {bid.canWithdraw && <Withdraw id={id} kind={kind} title={projectTitle} onDone={onDone} />}
      </div>
      {changing && proposal && (
        <BidDialog
          subject={{
            projectId: readId<OpportunityId>(projectId),
            title: projectTitle,
            location: projectLocation,
            before: { amount: bidAmount, details: proposalDetails, changesUsed: proposal.changesUsed },
          }}
          onClose={() => setChanging(false)}
          onSubmitted={onDone}
        />
      )}
    </article>
  );
}

/** Withdraws the bid after a confirmation. */
function Withdraw({
  id,
  kind,
  title,
  onDone,
}: Pick<ContractorBid, 'id' | 'kind'> & { title: string; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const withdrawing = useWithdrawBid();

  const withdraw = async () => {
    try {
      await withdrawing.mutateAsync(id);
      announce(words.withdrawn(title));
      onDone();
    } catch (error) {
      toast({ title: words.notWithdrawn, description: sentenceFor(error), tone: 'destructive' });
      // A bid with an outcome can't be withdrawn. The reloaded list shows the outcome.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  };

  return (
    <>
      <Button variant="danger-text" onClick={() => setAsking(true)}>
        {words.withdraw}
        <span className="sr-only"> {words.theBidFor(title)}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.withdrawTitle}
          confirmLabel={words.withdraw}
          busyLabel={words.withdrawing}
          cancelLabel={words.keep}
          danger
          onConfirm={withdraw}
        >
          {kind === 'proposal' ? words.forGood(title) : words.canBidAgain(title)}
        </ConfirmDialog>
      )}
    </>
  );
}
