import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { factorsQuery } from '../../domains/accounts/factors/calls.ts';

/** Reads what a page of operators shows, and whether they have proved a second factor. */
export const readForOperator = <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<unknown> => Promise.all([client.prefetchQuery(factorsQuery), client.prefetchQuery(query)]);
