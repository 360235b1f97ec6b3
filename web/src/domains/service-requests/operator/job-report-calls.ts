import { decideJobReport, listJobReports } from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import type { JobReportId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The reports that wait for an operator. */
export const operatorJobReportsQuery = queryOptions({
  queryKey: [listJobReports.path],
  queryFn: ({ signal }) => call(listJobReports, { signal }),
});

/** Decides whether a report counts, and refetches the list. */
export function useDecideJobReport(id: JobReportId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { stands: boolean; reason: string }) =>
      call(decideJobReport, { params: { id }, body: decision }),
    onSettled: () => client.invalidateQueries({ queryKey: [listJobReports.path] }),
  });
}
