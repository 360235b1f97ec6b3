import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { useDeferredValue } from 'react';
import { here } from '../../../lib/language.ts';
import { useAreaPoints } from '../map/area-query.ts';
import { ContractorMap, SHEET_MILES } from '../map/contractor-map.tsx';
import { accountWords } from './account.words.ts';

const words = here(accountWords);

const areasIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((area) => area.trim())
      .filter((area) => area !== ''),
  ),
];

/** A map of the service areas as they are typed, and the names of those that aren't on it. */
export function AreasOnMap({ profile, typed }: { profile: ContractorProfile; typed: string }) {
  const areas = areasIn(useDeferredValue(typed));
  const points = useAreaPoints([profile])(profile);
  const known = points.filter(({ name }) => areas.includes(name));
  const unknown = profile.serviceAreas.filter(
    (area) => areas.includes(area) && !points.some(({ name }) => name === area),
  );
  const far = known.filter((point) => milesBetween(profile, point) >= SHEET_MILES);
  return (
    <div>
      <ContractorMap contractor={profile} areas={known} shape="wide" />
      <p className="mt-2 text-meta text-ink-2" role="status">
        {areas.some((area) => !profile.serviceAreas.includes(area)) && `${words.newAreasLater} `}
        {points.length > 0 && unknown.length > 0 && `${words.areasUnknown(unknown.join(', '))} `}
        {far.length > 0 && words.areasTooFar(far.map(({ name }) => name).join(', '))}
      </p>
    </div>
  );
}
