import type { ComparedProposal } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { isLive, type RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { formatDateTime, formatDistance, formatDollars } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { RatingLine } from '../../../ui/rating.tsx';
import { formatWallTime, timeLeft } from '../job-time.ts';
import { type Choice, choicesFor } from '../response/choice.ts';
import { standingWords } from '../response/standing-words.ts';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords).proposals;

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

/** Returns the amount in dollars, else the contractor's own words. */
const priceOf = ({ amount, estimatedCost }: ComparedProposal): string =>
  amount === null ? (estimatedCost ?? words.noPrice) : formatDollars(amount);

/** One of several proposals, with the answers that are possible now. */
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
      ? [{ label: words.when, value: formatWallTime({ date: proposedDate, time: proposedTime }, timeZone) }]
      : []),
    { label: words.distance, value: formatDistance(proposal.distance) },
    ...(answerBy
      ? [
          {
            label: words.answerBy,
            value: left ? words.byLeft(formatDateTime(answerBy, timeZone), left) : formatDateTime(answerBy, timeZone),
          },
        ]
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
          <RatingLine contractor={proposal} />
        </div>
      </div>
      <p className="num mt-3 text-head font-head tracking-[-0.01em] wrap-anywhere">{priceOf(proposal)}</p>
      {proposal.details && <p className="mt-1 whitespace-pre-line wrap-anywhere">{proposal.details}</p>}
      <Facts facts={facts} className="num mt-3 border-t border-line pt-3" />
      <div className="mt-auto pt-4">
        {standing && (
          <p>
            <b>{standing.title}</b>
            {/* The page already says what to do after a proposal has ended. */}
            {goesOn && <span className="text-ink-2"> {standing.text}</span>}
          </p>
        )}
        {choices.length > 0 && (
          <div className="grid grid-cols-2 gap-2">
            {can('approve') && (
              <Button
                variant="line"
                icon={Check}
                className="noscript:hidden"
                disabled={disabled}
                onClick={() => onAnswer('approve')}
              >
                {words.accept}
                <span className="sr-only">{words.ofCompany(companyName)}</span>
              </Button>
            )}
            {can('decline') && (
              <Button icon={X} className="noscript:hidden" disabled={disabled} onClick={() => onAnswer('decline')}>
                {words.reject}
                <span className="sr-only">{words.ofCompany(companyName)}</span>
              </Button>
            )}
            {/* Without scripts, the proposal's own page takes the answer. */}
            <div className="col-span-2 hidden noscript:grid">
              <ButtonLink to="/response" search={{ responseId: proposal.responseId, requestId }} variant="line">
                {here(dashboardWords).row.seeProposal}
                <span className="sr-only">{words.ofCompany(companyName)}</span>
              </ButtonLink>
            </div>
            {can('propose') && (
              <ButtonLink
                to="/response"
                search={{ responseId: proposal.responseId, requestId }}
                variant="text"
                className="col-span-2"
              >
                {words.propose}
                <span className="sr-only">{words.toCompany(companyName)}</span>
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
