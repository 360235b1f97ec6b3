import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { BadgeCheck, CircleDashed, MapPin } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { IconLine } from '../../ui/facts.tsx';
import { contractorWords } from './contractor.words.ts';
import { addressLine, licenseLine } from './contractor-words.ts';
import { ServiceAreas } from './service-areas.tsx';

const words = here(contractorWords);

/** A contractor's address and service areas: the first six and the number of the rest. */
export function BusinessLocationCard({ contractor }: { contractor: Contractor }) {
  return (
    <section aria-label={words.businessLocation} className="rounded border border-line p-4">
      <IconLine icon={MapPin} size="normal">
        {addressLine(contractor)}
      </IconLine>
      <IconLine icon={contractor.licenseCheckedOn ? BadgeCheck : CircleDashed} size="normal" className="mt-1">
        {licenseLine(contractor)}
      </IconLine>
      {contractor.serviceAreas.length > 0 && (
        <>
          <h3 className="mt-3 text-meta font-strong">{words.serviceAreas}</h3>
          <ServiceAreas areas={contractor.serviceAreas} className="mt-1.5" />
        </>
      )}
    </section>
  );
}
