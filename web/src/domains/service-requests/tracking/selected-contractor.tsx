import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { BadgeCheck, Phone } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Rating } from '../../../ui/rating.tsx';

/** Who does the job, and how to call them. */
export function SelectedContractor({ contractor }: { contractor: NonNullable<TrackingRecord['selectedContractor']> }) {
  return (
    <Card as="section" aria-labelledby="selected-contractor">
      <h2 id="selected-contractor" className="mb-2.5 text-body">
        Your contractor
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={contractor.name} />
        <div className="min-w-0">
          <b className="block wrap-anywhere">{contractor.name}</b>
          <p className="flex flex-wrap items-center gap-x-2 text-meta">
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
            />
            {contractor.isVerified && (
              <span className="inline-flex items-center gap-1 text-ink-2">
                <Icon of={BadgeCheck} size="small" />
                Verified
              </span>
            )}
          </p>
        </div>
      </div>
      {contractor.phone ? (
        <ButtonAnchor block icon={Phone} href={`tel:${contractor.phone}`} className="num mt-3.5 max-lg:hidden">
          Call {formatPhone(contractor.phone)}
        </ButtonAnchor>
      ) : (
        <p className="mt-3 text-meta text-ink-2">No phone is listed. They have yours and will call you.</p>
      )}
    </Card>
  );
}
