import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { useAreaPoints } from '../map/area-query.ts';
import { ContractorMap } from '../map/contractor-map.tsx';

/** Where the contractor of the page works. */
export function OwnMap({ contractor }: { contractor: ContractorDetails }) {
  const pointsOf = useAreaPoints([contractor]);
  return <ContractorMap contractor={contractor} areas={pointsOf(contractor)} shape="tall" />;
}
