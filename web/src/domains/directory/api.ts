import type { Contractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { findPlumbers, getContractor } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export interface ContractorSearch {
  readonly serviceType: string;
  readonly city: string;
  readonly state: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Specification, section 9: a list is fresh for 30 seconds. */
const FRESH_MS = 30_000;

/** Contractors of a trade around a place, featured first, then nearest. */
export const contractorsQuery = (search: ContractorSearch) =>
  queryOptions({
    queryKey: [findPlumbers.path, search],
    queryFn: ({ signal }) => call(findPlumbers, { query: search, signal }),
    staleTime: FRESH_MS,
    // Without a connection it fails at once, with a Retry, instead of waiting without a word.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/** One contractor, such as the one that a link names. */
export const contractorQuery = (id: ContractorId) =>
  queryOptions({
    queryKey: ['/api/contractors', id],
    queryFn: ({ signal }): Promise<Contractor> => call(getContractor, { params: { id }, signal }),
    staleTime: FRESH_MS,
    networkMode: 'always',
  });
