import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import {
  BadgeCheck,
  CalendarDays,
  CircleDashed,
  Clock,
  ExternalLink,
  Globe,
  Mail,
  MapPin,
  Phone,
  ShieldCheck,
  Wrench,
} from 'lucide-react';
import { formatDistance, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { specialtyNames } from '../../../lib/specialties.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { inquiryLink } from '../contact-links.ts';
import { ContractorBadges } from '../contractor-badges.tsx';
import { addressLine, licenseLine, reviewSearchUrl, websiteUrl } from '../contractor-words.ts';
import { HoursTable, OpenNow } from '../hours-table.tsx';
import { ContractorMap } from '../map/contractor-map.tsx';
import type { NamedPoint } from '../map/map-names.ts';
import { ReviewItem } from '../reviews/review-item.tsx';
import { ServiceAreas } from '../service-areas.tsx';
import { finderWords } from './finder.words.ts';

const words = here(finderWords);

export interface FoundCardProps {
  contractor: FoundContractor;
  /** The locations of the card's service areas. */
  areas: readonly NamedPoint[];
  /** The origin of the search, if it is a point. */
  from: NamedPoint | undefined;
  withMap: boolean;
  onReviews: () => void;
}

const quietLink = 'inline-flex min-h-11 items-center gap-1.5 text-plumb-ink underline underline-offset-3';

/** A contractor among the results: facts, distance, evidence, hours and reviews. */
export function FoundCard({ contractor, areas, from, withMap, onReviews }: FoundCardProps) {
  const { companyName, slug, city, state, distance } = contractor;
  return (
    <Card
      as="article"
      aria-label={companyName}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6 lg:p-5"
    >
      <div className="min-w-0">
        <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 lg:grid-cols-[3.5rem_minmax(0,1fr)] lg:gap-x-4">
          <Avatar name={companyName} src={contractor.photoUrl ?? contractor.logoUrl ?? undefined} size="large" />
          <div className="min-w-0">
            <h3 className="text-title tracking-[-0.01em]">
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
            <ContractorBadges isPremium={contractor.isPremium} isVerified={contractor.isVerified} className="mt-1.5" />
          </div>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <Rating rating={contractor.rating} reviewCount={contractor.reviewCount} sample={contractor.isSampleRating} />
          <a href={reviewSearchUrl(contractor)} target="_blank" rel="noopener noreferrer" className={quietLink}>
            {words.searchReviews}
            <Icon of={ExternalLink} size="small" />
            <span className="sr-only"> {words.ofInNewTab(companyName)}</span>
          </a>
        </p>
        <Particulars contractor={contractor} />
        <Reviews contractor={contractor} onReviews={onReviews} />
      </div>
      <div className="min-w-0">
        {withMap && <ContractorMap contractor={contractor} areas={areas} from={from} />}
        <ServiceAreas areas={contractor.serviceAreas} className="mt-2" />
        <Contact contractor={contractor} />
      </div>
    </Card>
  );
}

/** Address, license, insurance, founding year and hours, as far as the listing has them. */
function Particulars({ contractor }: { contractor: FoundContractor }) {
  const { licenseNumber, insuranceInfo, yearEstablished, businessHours, specialties } = contractor;
  return (
    <div className="grid gap-x-6 gap-y-1 text-meta text-ink-2 sm:grid-cols-2">
      <IconLine icon={MapPin}>{addressLine(contractor)}</IconLine>
      <IconLine icon={contractor.licenseCheckedOn ? BadgeCheck : CircleDashed}>
        {licenseNumber && <span className="num">{words.license(licenseNumber)} </span>}
        {licenseLine(contractor)}
      </IconLine>
      {insuranceInfo && <IconLine icon={ShieldCheck}>{words.insurance(insuranceInfo)}</IconLine>}
      {yearEstablished !== null && (
        <IconLine icon={CalendarDays}>
          <span className="num">{words.established(String(yearEstablished))}</span>
        </IconLine>
      )}
      {specialties.length > 0 && (
        <IconLine icon={Wrench} className="sm:col-span-2">
          {specialtyNames(specialties)}
        </IconLine>
      )}
      {Object.keys(businessHours).length > 0 && (
        <details className="group sm:col-span-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 rounded">
            <Icon of={Clock} size="small" className="text-ink-3" />
            <span className="flex flex-wrap gap-x-2">
              <OpenNow hours={contractor} />
              <span className="text-plumb-ink underline underline-offset-3">{words.businessHours}</span>
            </span>
          </summary>
          <div className="pb-2 pl-6">
            <HoursTable hours={contractor} />
          </div>
        </details>
      )}
    </div>
  );
}

function Reviews({ contractor, onReviews }: { contractor: FoundContractor; onReviews: () => void }) {
  const { companyName, reviews, reviewCount } = contractor;
  if (reviews.length === 0) return null;
  return (
    <div className="mt-2 border-t border-line pt-3">
      {/* On phones they form a horizontally scrolling row, which must be focusable to scroll by keyboard. */}
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={words.newestReviews(companyName)}
        className="relative flex snap-x gap-4 overflow-x-auto pb-1 lg:grid lg:grid-cols-3 lg:overflow-visible"
      >
        {reviews.map((review) => (
          <li key={review.id} className="w-[82%] min-w-0 shrink-0 snap-start lg:w-auto">
            <ReviewItem review={review} brief companyName={companyName} />
          </li>
        ))}
      </ul>
      <Button variant="text" className="mt-1 -ml-2.5" aria-haspopup="dialog" onClick={onReviews}>
        {words.allReviews(formatNumber(reviewCount))}
        <span className="sr-only"> {words.ofCompany(companyName)}</span>
      </Button>
    </div>
  );
}

/** The ways to get in touch. Number and address are spelled out so that they can be copied. */
function Contact({ contractor }: { contractor: FoundContractor }) {
  const { companyName, phone, email } = contractor;
  const website = websiteUrl(contractor.websiteUrl);
  return (
    <div className="mt-3 text-meta">
      {phone && (
        <IconLine icon={Phone} className="num py-0.5">
          {formatPhone(phone)}
        </IconLine>
      )}
      {email && (
        <IconLine icon={Mail} className="py-0.5 wrap-anywhere">
          {email}
        </IconLine>
      )}
      {website && (
        <a href={website} target="_blank" rel="noopener noreferrer nofollow" className={quietLink}>
          <Icon of={Globe} size="small" />
          {words.website}
          <span className="sr-only"> {words.ofInNewTab(companyName)}</span>
        </a>
      )}
      {!phone && !email && <p className="text-ink-2">{words.noContact}</p>}
      <div className="mt-2 grid auto-cols-fr grid-flow-col gap-2">
        {phone && (
          <ButtonAnchor variant="line" icon={Phone} href={`tel:${phone}`}>
            {words.callNow}
            <span className="sr-only">: {companyName}</span>
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor icon={Mail} href={inquiryLink(email)}>
            {words.sendEmail}
            <span className="sr-only"> {words.toCompany(companyName)}</span>
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}
