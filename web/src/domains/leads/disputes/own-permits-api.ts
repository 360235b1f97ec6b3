import { disputeFirm, getOwnPermits } from '@plumbline/contract/domains/leads/firm-dispute-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The permit record of the reader's listing, with the firms it counts. */
export const ownPermitsQuery = queryOptions({
  queryKey: [getOwnPermits.path],
  queryFn: ({ signal }) => call(getOwnPermits, { signal }),
});

/** Says that the permits of a firm are another's, and shows what the server returns. */
export function useDispute(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason: string }) => call(disputeFirm, { params: { slug }, body }),
    onSuccess: (own) => client.setQueryData(ownPermitsQuery.queryKey, own),
  });
}
