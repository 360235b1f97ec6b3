import { useQuery } from '@tanstack/react-query';
import { formatDistance, formatNumber } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import type { ContractorSearch } from './api.ts';
import { contractorWords } from './contractor.words.ts';
import { nearestQuery } from './picker-contractors.ts';

const words = here(contractorWords);

export interface NearbyLineProps {
  search: ContractorSearch;
  /** The trade, as in a sentence. */
  service: string;
}

/** Says how many contractors come to a place, and how near they are. Says nothing until it is known. */
export function NearbyLine({ search, service }: NearbyLineProps) {
  const { data } = useQuery(nearestQuery(search));
  if (!data) return null;
  const [nearest] = data.contractors;
  if (!nearest) return words.noneCome(service);
  const count = words.come(data.totalFound, formatNumber(data.totalFound), service);
  return nearest.distance === null ? count : words.comeFrom(count, formatDistance(nearest.distance));
}
