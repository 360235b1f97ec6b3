import { getStats } from '@plumbline/contract/domains/projects/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** The three counts of the lead finder's strip. */
export const statsQuery = queryOptions({
  queryKey: [getStats.path],
  queryFn: ({ signal }) => call(getStats, { signal }),
});
