import type { ComparedProposal } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { isLive, type RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import { formatDateTime, formatDistance, formatDollars } from '@plumbline/contract/kernel/format.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Check, X } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { formatWallTime, timeLeft } from '../job-time.ts';
import { type Choice, choicesFor } from '../response/choice.ts';
import { standingWords } from '../response/standing-words.ts';

export interface ProposalCardProps {
  proposal: ComparedProposal;
  requestId: ServiceRequestId;
  requestStatus: RequestStatus;
  timeZone: string;
  now: Date;
  /** Another one is being answered. */
  disabled: boolean;
  onAnswer: (action: 'approve' | 'decline') => void;
}

/** Dollars where they are known, else the contractor's own words. */
const priceOf = ({ amount, estimatedCost }: ComparedProposal): string =>
  amount === null ? (estimatedCost ?? 'No price named') : formatDollars(amount);

/** One proposal beside others: who, for how much, when, with what, and the answers that are possible now. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, requestId, requestStatus, timeZone, now, disabled, onAnswer } = props;
  const { companyName, proposedDate, proposedTime, answerBy, frozen, status: referralStatus } = proposal;
  const standing = standingWords({ referralStatus, requestStatus, frozen, craftsmanCompany: companyName });
  const goesOn = referralStatus === 'settled' || isLive(referralStatus);
  const choices = choicesFor({ referralStatus, requestStatus, frozen }).map(({ action }) => action);
  const can = (action: Choice['action']) => choices.includes(action);
  const left = answerBy && timeLeft(answerBy, now);
  const titleId = `proposal-${proposal.responseId}`;
  const facts = [
    ...(proposedDate && proposedTime
      ? [{ label: 'When', value: formatWallTime({ date: proposedDate, time: proposedTime }, timeZone) }]
      : []),
    { label: 'Distance', value: formatDistance(proposal.distance) },
    ...(answerBy
      ? [{ label: 'Answer by', value: `${formatDateTime(answerBy, timeZone)}${left ? `, ${left}` : ''}` }]
      : []),
  ];
  return (
    <Card
      as="article"
      roomy
      selected={referralStatus === 'settled'}
      aria-labelledby={titleId}
      className="flex h-full flex-col"
    >
      <div className="flex items-center gap-3">
        <Avatar name={companyName} />
        <div className="min-w-0">
          <h3 id={titleId} className="wrap-anywhere">
            <Link
              to="/contractors/$slug"
              params={{ slug: proposal.slug }}
              className="text-ink no-underline hover:underline"
            >
              {companyName}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-meta">
            <Rating rating={proposal.rating} reviewCount={proposal.reviewCount} sample={proposal.isSampleRating} />
            {proposal.isVerified && (
              <span className="inline-flex items-center gap-1 text-ink-2">
                <Icon of={BadgeCheck} size="small" />
                Verified
              </span>
            )}
          </p>
        </div>
      </div>
      <p className="num mt-3 text-head font-head tracking-[-0.01em] wrap-anywhere">{priceOf(proposal)}</p>
      {proposal.details && <p className="mt-1 whitespace-pre-line wrap-anywhere">{proposal.details}</p>}
      <Facts facts={facts} className="num mt-3 border-t border-line pt-3" />
      <div className="mt-auto pt-4">
        {standing && (
          <p>
            <b>{standing.title}</b>
            {/* What one can do after an ended one is on the page already. */}
            {goesOn && <span className="text-ink-2"> {standing.text}</span>}
          </p>
        )}
        {choices.length > 0 && (
          <div className="grid grid-cols-2 gap-2">
            {can('approve') && (
              <Button variant="line" icon={Check} disabled={disabled} onClick={() => onAnswer('approve')}>
                Accept<span className="sr-only"> the proposal of {companyName}</span>
              </Button>
            )}
            {can('decline') && (
              <Button icon={X} disabled={disabled} onClick={() => onAnswer('decline')}>
                Reject<span className="sr-only"> the proposal of {companyName}</span>
              </Button>
            )}
            {can('propose') && (
              <ButtonLink
                to="/response"
                search={{ responseId: proposal.responseId, requestId }}
                variant="text"
                className="col-span-2"
              >
                Propose New Time<span className="sr-only"> to {companyName}</span>
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
