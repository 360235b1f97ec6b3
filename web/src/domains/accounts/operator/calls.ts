import type { ErasureForm, PersonForm } from '@plumbline/contract/domains/accounts/erasure.ts';
import {
  erasePerson,
  findAccount,
  getHealth,
  listAudit,
  lookUpPerson,
  suspendAccount,
} from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithHeaders } from '../../../lib/call.ts';
import { listPage, pageByPage } from '../../../lib/list-pages.ts';
import { callProven } from '../../../lib/step-up.ts';

const HEALTH_MS = 30_000;

/** The status of the product, refreshed every half minute while the page is visible. */
export const healthQuery = queryOptions({
  queryKey: [getHealth.path],
  queryFn: ({ signal }) => call(getHealth, { signal }),
  refetchInterval: HEALTH_MS,
});

/** The actions of operators, newest first. */
export const auditQuery = infiniteQueryOptions({
  ...pageByPage,
  queryKey: [listAudit.path],
  queryFn: ({ pageParam: cursor, signal }) => listPage(callWithHeaders(listAudit, { query: { cursor }, signal })),
});

const accountKey = (email: string) => [findAccount.path, email];

/** The account of an address. */
export const accountQuery = (email: string) =>
  queryOptions({
    queryKey: accountKey(email),
    queryFn: ({ signal }) => call(findAccount, { query: { email }, signal }),
  });

/** Suspends an account or lifts the suspension. */
export function useSuspend(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: UserId; suspended: boolean; reason: string }) =>
      callProven(suspendAccount, { params: { id }, body }),
    onSuccess: (account) => client.setQueryData(accountKey(email), account),
  });
}

/** Counts the stored data about a person without an account. */
export const lookAt = (body: PersonForm) => call(lookUpPerson, { body });

/** Erases it permanently. */
export const eraseFor = (typed: Readonly<Record<keyof ErasureForm, string>>) =>
  callProven(erasePerson, { body: typed as ErasureForm });
