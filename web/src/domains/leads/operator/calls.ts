import {
  decideFirmLink,
  findFirms,
  listFirmDisputes,
} from '@plumbline/contract/domains/leads/firm-dispute-endpoints.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The links that contractors dispute, the oldest first. */
export const firmDisputesQuery = queryOptions({
  queryKey: [listFirmDisputes.path],
  queryFn: ({ signal }) => call(listFirmDisputes, { signal }),
});

/** Firms by the beginning of their name. */
export const firmsQuery = (q: string) =>
  queryOptions({
    queryKey: [findFirms.path, q],
    queryFn: ({ signal }) => call(findFirms, { query: { q }, signal }),
  });

/** Decides whether a firm is a contractor, and refetches what shows it. */
export function useDecideLink(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { contractorId: ContractorId; isSame: boolean; reason: string }) =>
      call(decideFirmLink, { params: { slug }, body }),
    onSettled: () =>
      Promise.all(
        [listFirmDisputes.path, findFirms.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
