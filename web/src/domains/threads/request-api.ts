import { listThreads } from '@plumbline/contract/domains/threads/list-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, pathOf } from '../../lib/call.ts';

/** The threads of a customer's request. */
export const requestThreadsQuery = (requestId: string) =>
  queryOptions({
    queryKey: [pathOf(listThreads.path, { id: requestId })],
    queryFn: ({ signal }) => call(listThreads, { params: { id: requestId }, signal }),
  });
