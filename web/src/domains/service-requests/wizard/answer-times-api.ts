import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import { findSoonest, listAnswerTimes } from '@plumbline/contract/domains/service-requests/lane-endpoints.ts';
import type { CallInput } from '@plumbline/contract/kernel/endpoint.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** Deadlines of offers made now are stale soon. Without them, the list is shown at once. */
const FRESH = { staleTime: 30_000, networkMode: 'always', retry: false } as const;

/** How soon contractors would answer. */
export const answerTimesQuery = (contractorIds: readonly ContractorId[], urgency: Urgency) =>
  queryOptions({
    queryKey: [listAnswerTimes.path, contractorIds, urgency],
    queryFn: ({ signal }) =>
      call(listAnswerTimes, { query: { contractorIds: contractorIds.join(','), urgency }, signal }),
    ...FRESH,
  });

/** The contractors around a place who would answer soonest. */
export const soonestQuery = (query: NonNullable<CallInput<typeof findSoonest>['query']>) =>
  queryOptions({
    queryKey: [findSoonest.path, query],
    queryFn: ({ signal }) => call(findSoonest, { query, signal }),
    ...FRESH,
  });
