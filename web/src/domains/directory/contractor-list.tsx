import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { SEARCH_LIMIT } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { here } from '../../lib/language.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { contractorWords } from './contractor.words.ts';
import { ContractorCard } from './contractor-card.tsx';
import { countLine, soonestLine } from './contractor-words.ts';

const words = here(contractorWords);

export interface ContractorListProps {
  contractors: readonly FoundContractor[];
  /** The number of contractors around the place. At most twenty are shown. */
  totalFound: number;
  selected: readonly ContractorId[];
  onSelect: (contractor: FoundContractor) => void;
  isSoonestFirst: boolean;
  /** How soon a contractor would answer. */
  answersOf: (contractor: FoundContractor) => string | undefined;
}

/** The contractors around a place, with a line that explains their order. */
export function ContractorList({
  contractors,
  totalFound,
  selected,
  onSelect,
  isSoonestFirst,
  answersOf,
}: ContractorListProps) {
  const shown = contractors.slice(0, SEARCH_LIMIT);
  return (
    <>
      <h2 className="sr-only">{words.contractors}</h2>
      <p className="mb-2 text-meta text-ink-2" role="status">
        {isSoonestFirst ? soonestLine(shown.length) : countLine(shown, totalFound)}
      </p>
      <ul className="space-y-3">
        {shown.map((contractor) => (
          <li key={contractor.id}>
            <ContractorCard
              contractor={contractor}
              selected={selected.includes(contractor.id)}
              onSelect={() => onSelect(contractor)}
              answers={answersOf(contractor)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-meta text-ink-3">
        <b>{words.featured}</b> {words.featuredPays} <b>{words.verified}</b> {words.verifiedMeans}
      </p>
    </>
  );
}

/** Placeholders for three cards while they load. */
export function ContractorListLoading() {
  // As high as the screen, so that what follows doesn't move into view and away again.
  return (
    <div role="status" className="min-h-screen">
      <p className="mb-2 text-meta text-ink-2">{words.finding}</p>
      <div className="space-y-3" aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <div key={at} className="flex gap-3 rounded border border-line bg-surface p-4 lg:gap-4 lg:p-5">
            <Skeleton className="size-12 shrink-0 lg:size-14" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="mt-2 h-4 w-2/5" />
              <Skeleton className="mt-4 h-4 w-4/5" />
              <Skeleton className="mt-2 h-4 w-3/5" />
              <Skeleton className="mt-4 h-11 w-full lg:hidden" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
