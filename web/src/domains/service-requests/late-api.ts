import { signOffServiceRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import {
  getJobReports,
  objectToReport,
  reportNotAgreed,
} from '@plumbline/contract/domains/service-requests/job-report-endpoints.ts';
import type { PassOnChoice } from '@plumbline/contract/domains/service-requests/pass-on.ts';
import { changePassOn, getPassOn } from '@plumbline/contract/domains/service-requests/pass-on-endpoints.ts';
import { type ContractorId, type JobReportId, readId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWhenConnected, pathOf } from '../../lib/call.ts';
import { trackingQuery } from './api.ts';

// The calls of cards whose code comes after their page's.

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

/** Either link to a job: the customer's request id, or the contractor's referral id with their own. */
export interface JobLink {
  readonly id: string;
  readonly contractorId?: string | undefined;
}

const contractorOf = ({ contractorId }: JobLink) =>
  contractorId === undefined ? undefined : readId<ContractorId>(contractorId);

/** The reports of both sides. */
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
