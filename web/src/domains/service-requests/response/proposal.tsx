import { MAX_PROPOSAL_CHANGES } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorResponseDetail } from '@plumbline/contract/domains/service-requests/proposal.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { CalendarClock, Info, Mail, MapPin, Phone, Star } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts, IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { formatPreference, formatWallTime } from '../job-time.ts';
import { priorityOf } from '../priority.ts';
import { responseWords } from './response.words.ts';

const words = here(responseWords).proposal;

function ContractorRating({ rating, sample }: { rating: number | null; sample: boolean }) {
  if (rating === null) return <>{words.newHere}</>;
  const figure = rating.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={Star} size="small" className="fill-ink stroke-ink" />
      <b className="num text-ink">
        <span aria-hidden="true">{figure}</span>
        <span className="sr-only">{words.rated(figure)}</span>
      </b>
      {sample && words.sampleRating}
    </span>
  );
}

const contact = 'inline-flex min-h-11 items-center gap-2 text-plumb-ink underline underline-offset-3 wrap-anywhere';

/** The proposal: the contractor, the time, the price and what it covers. */
export function Proposal({ proposal }: { proposal: ContractorResponseDetail }) {
  const { proposedDate, proposedTime, timeZone, craftsmanPhone, craftsmanEmail } = proposal;
  const facts = [
    ...(proposal.estimatedCost
      ? [{ label: words.estimatedCost, value: <span className="num">{proposal.estimatedCost}</span> }]
      : []),
    ...(proposal.serviceDetails ? [{ label: words.covers, value: proposal.serviceDetails }] : []),
  ];
  return (
    <Card as="section" aria-labelledby="proposal">
      <h2 id="proposal" className="mb-3 text-body">
        {words.title}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={proposal.craftsmanCompany} />
        <div className="min-w-0">
          <b className="block wrap-anywhere">{proposal.craftsmanCompany}</b>
          <p className="flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
            {proposal.craftsmanName && <span>{proposal.craftsmanName}</span>}
            <ContractorRating rating={proposal.craftsmanRating} sample={proposal.isSampleRating} />
          </p>
        </div>
      </div>
      {proposedDate && proposedTime && (
        <p className="num mt-3 flex items-start gap-2 text-title font-head tracking-[-0.01em]">
          <Icon of={CalendarClock} className="mt-0.75 text-ink-2" />
          {formatWallTime({ date: proposedDate, time: proposedTime }, timeZone)}
        </p>
      )}
      {proposal.message && <p className="mt-2 whitespace-pre-line wrap-anywhere">“{proposal.message}”</p>}
      {facts.length > 0 && <Facts facts={facts} className="mt-3 border-t border-line pt-3" />}
      {(craftsmanPhone || craftsmanEmail) && (
        <div className="mt-3 -mb-2 flex flex-wrap gap-x-5 border-t border-line pt-1">
          {craftsmanPhone && (
            <a href={`tel:${craftsmanPhone}`} className={`${contact} num`}>
              <Icon of={Phone} size="small" />
              {formatPhone(craftsmanPhone)}
            </a>
          )}
          {craftsmanEmail && (
            <a href={`mailto:${craftsmanEmail}`} className={contact}>
              <Icon of={Mail} size="small" />
              {craftsmanEmail}
            </a>
          )}
        </div>
      )}
    </Card>
  );
}

/** The customer's original request. */
export function OriginalRequest({ request }: { request: ContractorResponseDetail['originalRequest'] }) {
  return (
    <Card as="section" aria-labelledby="original-request">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="original-request" className="text-body">
          {words.yourRequest}
        </h2>
        <PriorityBadge urgency={priorityOf(request.urgency)} />
      </div>
      <p className="mt-2 font-strong">{request.title}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.description}</p>
      <IconLine icon={CalendarClock} className="num mt-2 text-meta text-ink-2">
        {words.preferred(formatPreference(request))}
      </IconLine>
      <IconLine icon={MapPin} className="num mt-1 text-meta text-ink-2">
        {request.address}
      </IconLine>
    </Card>
  );
}

/** The limit on changes to a proposal. */
export function ChangesNotice({ changesUsed }: { changesUsed: number }) {
  return (
    <Note icon={Info} role="note">
      {words.changes(MAX_PROPOSAL_CHANGES)}
      {changesUsed > 0 && ` ${words.soFar(changesUsed, MAX_PROPOSAL_CHANGES)}`}
    </Note>
  );
}
