import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { BadgeCheck, CircleDashed, MapPin } from 'lucide-react';
import { IconLine } from '../../ui/facts.tsx';
import { addressLine, licenseLine, shownAreas } from './contractor-words.ts';

/** Where a contractor is at home, and where they go: the first six areas and a count of the others. */
export function BusinessLocationCard({ contractor }: { contractor: Contractor }) {
  const { shown, more } = shownAreas(contractor.serviceAreas);
  return (
    <section aria-label="Business location" className="rounded border border-line p-4">
      <IconLine icon={MapPin} size="normal">
        {addressLine(contractor)}
      </IconLine>
      <IconLine icon={contractor.licenseCheckedOn ? BadgeCheck : CircleDashed} size="normal" className="mt-1">
        {licenseLine(contractor)}
      </IconLine>
      {shown.length > 0 && (
        <>
          <h3 className="mt-3 text-meta font-strong">Service areas</h3>
          <ul className="mt-1.5 flex flex-wrap gap-1.5 text-meta">
            {shown.map((area) => (
              <li key={area} className="rounded bg-sunken px-2 py-0.5">
                {area}
              </li>
            ))}
            {more && <li className="py-0.5 text-ink-2">{more}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
