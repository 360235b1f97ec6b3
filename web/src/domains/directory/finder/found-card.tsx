import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { trades } from '@plumbline/contract/kernel/trades.ts';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, CircleDashed, Phone } from 'lucide-react';
import { formatDistance } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { ContractorBadges } from '../contractor-badges.tsx';
import { licenseLine } from '../contractor-words.ts';
import { OpenNow } from '../hours-table.tsx';
import { LatePermitLine } from '../late-permit-line.tsx';
import { ResponseLine } from '../response-line.tsx';
import { finderWords } from './finder.words.ts';
import { FoundDetails, type FoundDetailsProps } from './found-details.tsx';

const words = here(finderWords);

export interface FoundCardProps extends FoundDetailsProps {
  /** The trade that was searched for. */
  trade: Trade;
  /** The number of the contractor's pin on the map beside the list. */
  number?: number;
}

/** A contractor among the results: what decides, and everything else folded below. */
export function FoundCard({ contractor, trade, number, ...details }: FoundCardProps) {
  const { id, companyName, slug, city, state, distance, phone } = contractor;
  return (
    <Card as="article" aria-label={companyName} className="p-4 pb-1!">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_10.5rem] lg:gap-6">
        <div className="min-w-0">
          <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3">
            <Avatar name={companyName} src={contractor.photoUrl ?? contractor.logoUrl ?? undefined} />
            <div className="min-w-0">
              <h3 className="text-title leading-6 tracking-[-0.01em] wrap-anywhere">
                {number !== undefined && (
                  <span className="num font-normal text-ink-2" aria-hidden="true">
                    {number}{' '}
                  </span>
                )}
                <Link to="/contractors/$slug" params={{ slug }} className="text-ink underline-offset-3 hover:underline">
                  {companyName}
                </Link>
              </h3>
              <p className="text-meta text-ink-2">
                {city}, {state}
                {distance !== null && (
                  <>
                    {' · '}
                    {words.beforeDistance}
                    <b className="num text-ink">{formatDistance(distance)}</b>
                    {words.afterDistance}
                  </>
                )}
              </p>
            </div>
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
            />
            <ContractorBadges isPremium={contractor.isPremium} isVerified={contractor.isVerified} />
          </div>
          <div className="mt-1.5 flex flex-wrap gap-x-4 text-meta text-ink-2">
            <OpenNow hours={contractor} />
            <IconLine icon={contractor.licenseCheckedOn ? BadgeCheck : CircleDashed}>
              {licenseLine(contractor)}
            </IconLine>
            <ResponseLine of={contractor} />
            <LatePermitLine of={contractor} />
          </div>
        </div>
        <div className="mt-3 flex gap-2 *:flex-1 no-print lg:mt-0 lg:flex-col lg:*:flex-none">
          {phone && (
            <ButtonAnchor icon={Phone} href={`tel:${phone}`} className="whitespace-nowrap">
              {words.callNow}
              <span className="sr-only">: {companyName}</span>
            </ButtonAnchor>
          )}
          <ButtonLink
            to="/request-service"
            search={{ workType: trades[trade].workType, contractor: id }}
            variant="line"
          >
            {words.request}
            <span className="sr-only"> {words.ofCompanyRequest(companyName)}</span>
          </ButtonLink>
        </div>
      </div>
      <FoundDetails contractor={contractor} {...details} />
    </Card>
  );
}
