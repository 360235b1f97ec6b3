import {
  handOnRequest,
  showRequestToOperator,
} from '@plumbline/contract/domains/service-requests/operator-endpoints.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

const requestKey = (number: string) => [pathOf(showRequestToOperator.path, { number })];

/** A request by its number, with the contractors who were asked and who could be next. */
export const operatorRequestQuery = (number: string) =>
  queryOptions({
    queryKey: requestKey(number),
    queryFn: ({ signal }) => call(showRequestToOperator, { params: { number }, signal }),
  });

/** Asks another contractor, and refetches the request whatever the outcome. */
export function useHandOn(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contractorId: ContractorId) => call(handOnRequest, { params: { number }, body: { contractorId } }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKey(number) }),
  });
}
