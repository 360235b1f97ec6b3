import type { CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import { useDeferredValue } from 'react';
import { useAreaPoints } from '../map/area-query.ts';
import { ContractorMap, SHEET_MILES } from '../map/contractor-map.tsx';

const areasIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((area) => area.trim())
      .filter((area) => area !== ''),
  ),
];

/** The service areas as they are typed, on the map; those that no map knows by name. */
export function AreasOnMap({ profile, typed }: { profile: CraftsmanProfile; typed: string }) {
  const areas = areasIn(useDeferredValue(typed));
  const points = useAreaPoints([profile])(profile);
  const known = points.filter(({ name }) => areas.includes(name));
  const unknown = profile.serviceAreas.filter(
    (area) => areas.includes(area) && !points.some(({ name }) => name === area),
  );
  const far = known.filter((point) => milesBetween(profile, point) >= SHEET_MILES);
  return (
    <div>
      <ContractorMap contractor={profile} areas={known} wide />
      <p className="mt-2 text-meta text-ink-2" role="status">
        {areas.some((area) => !profile.serviceAreas.includes(area)) && 'New areas are drawn once they are saved. '}
        {points.length > 0 && unknown.length > 0 && `We don't know where ${unknown.join(', ')} is. `}
        {far.length > 0 && `${far.map(({ name }) => name).join(', ')}: too far away for this map.`}
      </p>
    </div>
  );
}
