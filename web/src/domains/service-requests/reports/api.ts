import {
  getJobReports,
  objectToReport,
  reportNotAgreed,
} from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import { type ContractorId, type JobReportId, readId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** Either link to a job: the customer's request id, or the contractor's referral id with their own. */
export interface JobLink {
  readonly id: string;
  readonly contractorId?: string | undefined;
}

const contractorOf = ({ contractorId }: JobLink) =>
  contractorId === undefined ? undefined : readId<ContractorId>(contractorId);

/** What both sides have reported of each other. */
export const jobReportsQuery = (link: JobLink) =>
  queryOptions({
    queryKey: [pathOf(getJobReports.path, { id: link.id })],
    queryFn: ({ signal }) =>
      call(getJobReports, { params: { id: link.id }, query: { contractor: contractorOf(link) }, signal }),
  });

/** Reports that it isn't the work agreed. */
export function useReportNotAgreed(link: JobLink) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ message, key }: { message: string; key: string }) =>
      call(reportNotAgreed, {
        params: { id: link.id },
        body: { contractorId: contractorOf(link), message },
        idempotencyKey: key,
      }),
    onSuccess: (reports) => client.setQueryData(jobReportsQuery(link).queryKey, reports),
  });
}

/** Objects to a report of the other side. */
export function useObject(link: JobLink, reportId: JobReportId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ message, key }: { message: string; key: string }) =>
      call(objectToReport, {
        params: { id: link.id },
        body: { contractorId: contractorOf(link), reportId, message },
        idempotencyKey: key,
      }),
    onSuccess: (reports) => client.setQueryData(jobReportsQuery(link).queryKey, reports),
  });
}
