import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { here } from '../../../lib/language.ts';
import { contractorWords } from '../contractor.words.ts';
import { AreaMap, type MapShape } from './area-map.tsx';
import type { NamedPoint } from './map-names.ts';

const words = here(contractorWords);

/** Places farther away than this aren't drawn, since the rest would shrink to a dot. */
export const SHEET_MILES = 100;

export interface ContractorMapProps {
  contractor: Pick<Contractor, 'companyName' | 'city' | 'state' | 'latitude' | 'longitude'>;
  /** The service areas whose location is known. */
  areas: readonly NamedPoint[];
  /** The origin of the search. */
  from?: NamedPoint | undefined;
  /** `wide` fills the page's width if there is room. `tall` fills a column. */
  shape?: MapShape;
}

/** A contractor's place with the service areas around it. */
export function ContractorMap({ contractor, areas, from, shape = 'card' }: ContractorMapProps) {
  const { companyName, city, state, latitude, longitude } = contractor;
  const home = { name: city, latitude, longitude };
  const near = areas.filter((area) => area.name !== city && milesBetween(home, area) < SHEET_MILES);
  const origin = from && milesBetween(home, from) < SHEET_MILES ? from : undefined;
  const places = near.map(({ name }) => name).join(', ');
  const map = {
    home,
    areas: near,
    from: origin,
    label: near.length > 0 ? words.mapWith(companyName, city, state, places) : words.map(companyName, city, state),
  };
  if (shape !== 'wide') return <AreaMap {...map} shape={shape} />;
  // Names keep their size, so a phone gets a smaller map.
  return (
    <>
      <AreaMap {...map} className="lg:hidden print:hidden" />
      <AreaMap {...map} shape="wide" className="max-lg:hidden print:block" />
    </>
  );
}
