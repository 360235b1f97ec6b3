import {
  closeThreadReport,
  listThreadReports,
  readReportedThread,
} from '@plumbline/contract/domains/threads/report-endpoints.ts';
import type { ThreadReportId } from '@plumbline/contract/domains/threads/thread-report.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The open reports, the oldest first. */
export const threadReportsQuery = queryOptions({
  queryKey: [listThreadReports.path],
  queryFn: ({ signal }) => call(listThreadReports, { signal }),
});

/** Reads a reported conversation. The audit log says who has. */
export const useReadReported = (id: ThreadReportId) =>
  useMutation({ mutationFn: () => call(readReportedThread, { params: { id } }) });

/** Closes a report, and refetches the list. */
export function useCloseReport(id: ThreadReportId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { block: boolean; reason: string }) => call(closeThreadReport, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: threadReportsQuery.queryKey }),
  });
}
