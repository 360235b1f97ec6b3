import type { QueryClient } from '@tanstack/react-query';
import { contactChannelsQuery, sessionsQuery } from '../../domains/accounts/api.ts';
import { factorsQuery } from '../../domains/accounts/factors/calls.ts';

/** Queries that have been started. */
export type Reads = readonly Promise<unknown>[];

/** Reads the settings that every account has. */
export const accountReads = (client: QueryClient): Reads => [
  client.prefetchQuery(contactChannelsQuery),
  client.prefetchQuery(factorsQuery),
  client.prefetchQuery(sessionsQuery),
];
