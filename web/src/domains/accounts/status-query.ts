import { getStatus } from '@plumbline/contract/domains/accounts/status-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const EVERY_MS = 30_000;

export const statusQuery = queryOptions({
  queryKey: [getStatus.path],
  queryFn: ({ signal }) => call(getStatus, { signal }),
  refetchInterval: EVERY_MS,
});
