import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { type ContractorId, readId } from '@plumbline/contract/kernel/id.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ContractorSearch, contractorQuery, contractorsQuery } from './api.ts';

interface Found {
  readonly contractors: readonly FoundContractor[];
  readonly totalFound: number;
}

const holdsAll = ({ contractors, totalFound }: Found): boolean => totalFound <= contractors.length;

/** The same, nearest first. */
export const nearestQuery = (search: ContractorSearch) => contractorsQuery({ ...search, sort: 'distance' });

/**
 * Returns the nearest contractors, paid placement aside; undefined until they are known, none if they couldn't be read.
 * The first page holds them if it is the only one.
 */
export function useNearest(search: ContractorSearch, first: Found | undefined): readonly FoundContractor[] | undefined {
  const isWhole = first !== undefined && holdsAll(first);
  const { data, isError } = useQuery({ ...nearestQuery(search), enabled: !isWhole });
  return isWhole ? first.contractors : (data?.contractors ?? (isError ? [] : undefined));
}

/** Returns the contractor with an id; null for no id or an unknown one, and undefined until that is known. */
export function useWanted(wanted: string | undefined): FoundContractor | null | undefined {
  const id = wanted === undefined ? undefined : readId<ContractorId>(wanted);
  const { data, isError } = useQuery({
    ...contractorQuery(id ?? readId<ContractorId>('-')),
    enabled: id !== undefined,
  });
  if (data) return { ...data, distance: null, reviews: [] };
  return id === undefined || isError ? null : undefined;
}

/** Reads what the picker shows first. A contractor of a link who doesn't exist is left out. */
export async function loadPicker(client: QueryClient, search: ContractorSearch, wanted: string | undefined) {
  const found = await client.fetchQuery(contractorsQuery(search));
  if (!holdsAll(found)) await client.prefetchQuery(nearestQuery(search));
  const id = wanted === undefined ? undefined : readId<ContractorId>(wanted);
  if (id === undefined) return;
  const query = contractorQuery(id);
  await client.prefetchQuery(query);
  if (client.getQueryState(query.queryKey)?.status === 'error') client.removeQueries({ queryKey: query.queryKey });
}
