import { formatBudget } from '@plumbline/contract/domains/projects/budget.ts';
import type { Opportunity } from '@plumbline/contract/domains/service-requests/opportunity.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatSlot } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MaskedText } from '../../../ui/hidden-detail.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { saysMoreThan } from '../job-words.ts';
import { BidDialog } from './bid-dialog.tsx';
import { contractorWords } from './contractor.words.ts';
import { MatchReasons, MatchScore } from './match.tsx';

const { opportunities: words, bids, bid } = here(contractorWords);

export interface OpportunityItemProps {
  opportunity: Opportunity;
  /** Called once a bid was sent. The request is no longer an opportunity then. */
  onBid: () => void;
}

/** An open request: the job, its place and budget, the match and its reasons, and the bid button. */
export function OpportunityItem({ opportunity, onBid }: OpportunityItemProps) {
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
              {words.sample}
            </Badge>
          )}
        </div>
        <p className="num mt-1 text-meta text-ink-2">
          {location} · <b className="text-ink">{formatBudget(budgetMin, budgetMax, language)}</b> ·{' '}
          {words.wanted(formatDay(deadline))}, {formatSlot(preferredTimeSlot)}
        </p>
        {saysMoreThan(title, opportunity.description) && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            <MaskedText text={opportunity.description} />
          </p>
        )}
        <div className="mt-2">
          <MatchReasons reasons={opportunity.matchReasons} />
        </div>
        <p className="num mt-2 text-meta text-ink-2">
          {words.request(opportunity.requestNumber)},{' '}
          {proposals === 0 ? words.noBids : words.bidsSoFar(proposals, formatsIn(language).formatNumber(proposals))}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 lg:flex-col lg:items-stretch">
        <MatchScore score={opportunity.matchScore} />
        <Button
          className="flex-1 whitespace-nowrap lg:flex-none"
          aria-haspopup="dialog"
          onClick={() => setBidding(true)}
        >
          {bid.submit}
          <span className="sr-only"> {bids.forTitle(title)}</span>
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
