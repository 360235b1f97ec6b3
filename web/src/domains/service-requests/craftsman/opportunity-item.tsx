import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import type { Opportunity } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { formatCount, formatDay, formatSlot } from '@plumbline/contract/kernel/format.ts';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { saysMoreThan } from '../job-words.ts';
import { BidDialog } from './bid-dialog.tsx';
import { MatchReasons, MatchScore } from './match.tsx';

export interface OpportunityItemProps {
  opportunity: Opportunity;
  /** With all that is known of it. */
  full?: boolean;
  /** A bid was sent: the request is no opportunity any more. */
  onBid: () => void;
}

/** An open request: what, where, for how much, how well it fits and why, and the bid. */
export function OpportunityItem({ opportunity, full = false, onBid }: OpportunityItemProps) {
  const { id, title, location, budgetMin, budgetMax, deadline, preferredTimeSlot, timeZone, proposals } = opportunity;
  const [bidding, setBidding] = useState(false);
  return (
    <article aria-label={title} className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_9.5rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h3 className="wrap-anywhere">
            <MaskedText text={title} />
          </h3>
          <PriorityBadge urgency={opportunity.urgency} />
          {opportunity.isSynthetic && (
            <Badge tone="outline" icon={FlaskConical}>
              Sample
            </Badge>
          )}
        </div>
        <p className="num mt-1 text-meta text-ink-2">
          {location} · <b className="text-ink">{formatBudget(budgetMin, budgetMax)}</b> · wanted {formatDay(deadline)}
          {full && `, ${formatSlot(preferredTimeSlot)}`}
        </p>
        {full && saysMoreThan(title, opportunity.description) && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            <MaskedText text={opportunity.description} />
          </p>
        )}
        <div className="mt-2">
          <MatchReasons reasons={opportunity.matchReasons} />
        </div>
        {full && (
          <p className="num mt-2 text-meta text-ink-2">
            Request {opportunity.requestNumber},{' '}
            {proposals === 0 ? 'no bids yet' : `${formatCount(proposals, 'bid')} so far`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:flex-col lg:items-stretch">
        <MatchScore score={opportunity.matchScore} />
        <Button
          className="flex-1 whitespace-nowrap lg:flex-none"
          aria-haspopup="dialog"
          onClick={() => setBidding(true)}
        >
          Submit Bid<span className="sr-only"> for {title}</span>
        </Button>
      </div>
      {bidding && (
        <BidDialog
          subject={{ projectId: id, title, location, timeZone }}
          onClose={() => setBidding(false)}
          onSubmitted={onBid}
        />
      )}
    </article>
  );
}
