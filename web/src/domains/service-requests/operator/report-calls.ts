import {
  decideConnectionReport,
  listConnectionReports,
} from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import type { ConnectionReportId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callWithHeaders } from '../../../lib/call.ts';
import { listPage, pageByPage } from '../../../lib/list-pages.ts';
import { callProven } from '../../../lib/step-up.ts';

/** Reports of bad connections that wait for an operator, newest first. */
export const waitingReportsQuery = infiniteQueryOptions({
  ...pageByPage,
  queryKey: [listConnectionReports.path],
  queryFn: ({ pageParam: cursor, signal }) =>
    listPage(callWithHeaders(listConnectionReports, { query: { status: 'operator', cursor }, signal })),
});

/** Refunds the fee of a report or refuses it, and refetches the list. */
export function useDecideReport(id: ConnectionReportId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { refund: boolean; reason: string }) =>
      callProven(decideConnectionReport, { params: { id }, body: decision }),
    onSettled: () => client.invalidateQueries({ queryKey: [listConnectionReports.path] }),
  });
}
