import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { BadgeCheck, CircleDashed, MapPin } from 'lucide-react';
import { IconLine } from '../../ui/facts.tsx';
import { addressLine, licenseLine } from './contractor-words.ts';
import { ServiceAreas } from './service-areas.tsx';

/** Where a contractor is at home, and where they go: the first six areas and a count of the others. */
export function BusinessLocationCard({ contractor }: { contractor: Contractor }) {
  return (
    <section aria-label="Business location" className="rounded border border-line p-4">
      <IconLine icon={MapPin} size="normal">
        {addressLine(contractor)}
      </IconLine>
      <IconLine icon={contractor.licenseCheckedOn ? BadgeCheck : CircleDashed} size="normal" className="mt-1">
        {licenseLine(contractor)}
      </IconLine>
      {contractor.serviceAreas.length > 0 && (
        <>
          <h3 className="mt-3 text-meta font-strong">Service areas</h3>
          <ServiceAreas areas={contractor.serviceAreas} className="mt-1.5" />
        </>
      )}
    </section>
  );
}
