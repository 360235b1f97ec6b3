import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import {
  BadgeCheck,
  CalendarDays,
  ChevronDown,
  Clock,
  ExternalLink,
  Globe,
  Mail,
  MapPin,
  Phone,
  ShieldCheck,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { specialtyNames } from '../../../lib/specialties.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { inquiryLink } from '../contact-links.ts';
import { addressLine, reviewSearchUrl, shownAreas, websiteUrl } from '../contractor-words.ts';
import { HoursTable } from '../hours-table.tsx';
import { useAreaPoints } from '../map/area-query.ts';
import { ContractorMap } from '../map/contractor-map.tsx';
import type { NamedPoint } from '../map/map-names.ts';
import { ReviewItem } from '../reviews/review-item.tsx';
import { ServiceAreas } from '../service-areas.tsx';
import { finderWords } from './finder.words.ts';

const words = here(finderWords);

const quietLink = 'inline-flex min-h-11 items-center gap-1.5 text-plumb-ink underline underline-offset-3';

export interface FoundDetailsProps {
  contractor: FoundContractor;
  /** The origin of the search, if it is a point. */
  from: NamedPoint | undefined;
  withMap: boolean;
  onReviews: () => void;
}

/** Everything else about a contractor: facts, hours, reviews, ways to get in touch, and a map once it is opened. */
export function FoundDetails({ contractor, from, withMap, onReviews }: FoundDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { companyName } = contractor;
  return (
    <details className="group mt-2 border-t border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="-mx-2 flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded px-2 text-meta font-strong text-plumb-ink">
        <span>
          {words.more}
          <span className="sr-only"> {words.ofCompany(companyName)}</span>
        </span>
        <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 pb-3 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
        <div className="min-w-0">
          <Particulars contractor={contractor} />
          <a href={reviewSearchUrl(contractor)} target="_blank" rel="noopener noreferrer" className={quietLink}>
            {words.searchReviews}
            <Icon of={ExternalLink} size="small" />
            <span className="sr-only"> {words.ofInNewTab(companyName)}</span>
          </a>
          <Reviews contractor={contractor} onReviews={onReviews} />
        </div>
        <div className="min-w-0">
          {isOpen && withMap && <FoundMap contractor={contractor} from={from} />}
          <ServiceAreas areas={contractor.serviceAreas} className="mt-2" />
          <Contact contractor={contractor} />
        </div>
      </div>
    </details>
  );
}

function FoundMap({ contractor, from }: Pick<FoundDetailsProps, 'contractor' | 'from'>) {
  const serving = { state: contractor.state, serviceAreas: shownAreas(contractor.serviceAreas).shown };
  const pointsOf = useAreaPoints([serving]);
  return <ContractorMap contractor={contractor} areas={pointsOf(serving)} from={from} />;
}

/** Address, license, insurance, founding year and hours, as far as the listing has them. */
function Particulars({ contractor }: { contractor: FoundContractor }) {
  const { licenseNumber, insuranceInfo, yearEstablished, businessHours, specialties } = contractor;
  return (
    <div className="grid gap-x-6 gap-y-1 text-meta text-ink-2 sm:grid-cols-2">
      <IconLine icon={MapPin}>{addressLine(contractor)}</IconLine>
      {licenseNumber && (
        <IconLine icon={BadgeCheck}>
          <span className="num">{words.license(licenseNumber)}</span>
        </IconLine>
      )}
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
        <div className="sm:col-span-2">
          <IconLine icon={Clock}>{words.businessHours}</IconLine>
          <div className="pl-6">
            <HoursTable hours={contractor} />
          </div>
        </div>
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
      <Button variant="text" className="mt-1 -ml-2.5 noscript:hidden" aria-haspopup="dialog" onClick={onReviews}>
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
      {email && (
        <ButtonAnchor icon={Mail} href={inquiryLink(email)} className="mt-2 max-lg:w-full">
          {words.sendEmail}
          <span className="sr-only"> {words.toCompany(companyName)}</span>
        </ButtonAnchor>
      )}
    </div>
  );
}
