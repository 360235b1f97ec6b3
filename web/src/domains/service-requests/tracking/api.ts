import { signOffServiceRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { PassOnChoice } from '@plumbline/contract/domains/service-requests/pass-on.ts';
import { changePassOn, getPassOn } from '@plumbline/contract/domains/service-requests/pass-on-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWhenConnected, pathOf } from '../../../lib/call.ts';
import { trackingQuery } from '../api.ts';

/** Whom a request is passed on to if nobody answers; only worth asking while the tracking record `offersPassOn`. */
export const passOnQuery = (requestId: string) =>
  queryOptions({
    queryKey: [pathOf(getPassOn.path, { id: requestId })],
    queryFn: ({ signal }) => call(getPassOn, { params: { id: requestId }, signal }),
  });

/** The customer decides whom the request is passed on to. */
export function useChangePassOn(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: PassOnChoice; key: string }) =>
      call(changePassOn, { params: { id: requestId }, body, idempotencyKey: key }),
    onSuccess: (passOn) => client.setQueryData(passOnQuery(requestId).queryKey, passOn),
  });
}

/** The customer confirms that the work is done. */
export function useSignOff(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callWhenConnected(signOffServiceRequest, { params: { id: requestId } }),
    onSuccess: (record) => client.setQueryData(trackingQuery(requestId).queryKey, record),
  });
}
