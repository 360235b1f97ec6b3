import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Phone } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RatingLine } from '../../../ui/rating.tsx';
import { trackingWords } from './tracking.words.ts';

const words = here(trackingWords).contractor;

/** The contractor who does the job, with their phone. */
export function SelectedContractor({ contractor }: { contractor: NonNullable<TrackingRecord['selectedContractor']> }) {
  return (
    <Card as="section" aria-labelledby="selected-contractor">
      <h2 id="selected-contractor" className="mb-2.5 text-body">
        {words.yours}
      </h2>
      <div className="flex items-center gap-3">
        <Avatar name={contractor.name} />
        <div className="min-w-0">
          <b className="block wrap-anywhere">{contractor.name}</b>
          <RatingLine contractor={contractor} />
        </div>
      </div>
      {contractor.phone ? (
        <ButtonAnchor
          variant="primary"
          block
          icon={Phone}
          href={`tel:${contractor.phone}`}
          className="num mt-3.5 no-print max-lg:hidden"
        >
          {here(trackingWords).page.call(formatPhone(contractor.phone))}
        </ButtonAnchor>
      ) : (
        <p className="mt-3 text-meta text-ink-2">{words.noPhone}</p>
      )}
    </Card>
  );
}
