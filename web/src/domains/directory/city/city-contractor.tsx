import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, CircleDashed, IdCard, MapPin, Phone, Wrench } from 'lucide-react';
import { useId } from 'react';
import { here } from '../../../lib/language.ts';
import { specialtyNames } from '../../../lib/specialties.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { ContractorBadges } from '../contractor-badges.tsx';
import { addressLine, licenseLine } from '../contractor-words.ts';
import { LatePermitLine } from '../late-permit-line.tsx';
import { cityWords } from './city.words.ts';

const words = here(cityWords);

/** A contractor in the list of a city: what is known of them, and the way to their page. */
export function CityContractor({ contractor }: { contractor: Contractor }) {
  const { slug, companyName, phone, specialties } = contractor;
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId} className="lg:p-5">
      <div className="flex items-start gap-3 lg:gap-4">
        <Avatar name={companyName} src={contractor.photoUrl ?? contractor.logoUrl ?? undefined} size="large" />
        <div className="min-w-0">
          <h2 id={titleId} className="text-title tracking-[-0.01em] wrap-anywhere">
            <Link to="/contractors/$slug" params={{ slug }} className="text-ink no-underline hover:underline">
              {companyName}
            </Link>
          </h2>
          <ContractorBadges isPremium={contractor.isPremium} isVerified={contractor.isVerified} className="mt-1" />
          <p className="mt-1">
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
            />
          </p>
        </div>
      </div>
      <div className="mt-3 grid gap-1">
        <IconLine icon={MapPin} className="text-meta text-ink-2">
          {addressLine(contractor)}
        </IconLine>
        <IconLine icon={contractor.licenseCheckedOn ? BadgeCheck : CircleDashed} className="text-meta text-ink-2">
          {licenseLine(contractor)}
        </IconLine>
        <div className="text-meta text-ink-2">
          <LatePermitLine of={contractor} />
        </div>
        {specialties.length > 0 && (
          <IconLine icon={Wrench} className="text-meta text-ink-2">
            {specialtyNames(specialties)}
          </IconLine>
        )}
      </div>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <ButtonLink to="/contractors/$slug" params={{ slug }} icon={IdCard}>
          {words.profile}
          <span className="sr-only"> {words.of(companyName)}</span>
        </ButtonLink>
        {phone && (
          <ButtonAnchor href={`tel:${phone}`} icon={Phone} className="num whitespace-nowrap">
            {formatPhone(phone)}
          </ButtonAnchor>
        )}
      </div>
    </Card>
  );
}
