import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { shownAreas } from '../contractor-words.ts';
import { useAreaPoints } from '../map/area-query.ts';
import type { NamedPoint } from '../map/map-names.ts';
import { FoundCard } from './found-card.tsx';

export interface FoundListProps {
  /** One page of the search. */
  contractors: readonly FoundContractor[];
  from: NamedPoint | undefined;
  withMaps: boolean;
  onReviews: (contractor: FoundContractor) => void;
}

/** The cards of one page of results. The data for their maps is requested immediately. */
export function FoundList({ contractors, from, withMaps, onReviews }: FoundListProps) {
  const ofCard = ({ state, serviceAreas }: FoundContractor) => ({
    state,
    serviceAreas: shownAreas(serviceAreas).shown,
  });
  const pointsOf = useAreaPoints(contractors.map(ofCard));
  return contractors.map((contractor) => (
    <li key={contractor.id}>
      <FoundCard
        contractor={contractor}
        areas={pointsOf(ofCard(contractor))}
        from={from}
        withMap={withMaps}
        onReviews={() => onReviews(contractor)}
      />
    </li>
  ));
}
