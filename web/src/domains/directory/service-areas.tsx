import clsx from 'clsx';
import { here } from '../../lib/language.ts';
import { contractorWords } from './contractor.words.ts';
import { shownAreas } from './contractor-words.ts';

const words = here(contractorWords);

/** A contractor's service areas: all of them, or the first six and the number of the rest. */
export function ServiceAreas({
  areas,
  all = false,
  className,
}: {
  areas: readonly string[];
  all?: boolean;
  className?: string;
}) {
  const { shown, more } = shownAreas(areas);
  if (areas.length === 0) return null;
  return (
    <ul aria-label={words.serviceAreas} className={clsx('flex flex-wrap gap-1.5 text-meta', className)}>
      {(all ? areas : shown).map((area) => (
        <li key={area} className="rounded bg-sunken px-2 py-0.5">
          {area}
        </li>
      ))}
      {!all && more && <li className="py-0.5 text-ink-2">{more}</li>}
    </ul>
  );
}
