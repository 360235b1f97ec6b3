import type { ContractorResponse, CustomerResponse } from '@plumbline/contract/domains/service-requests/answer.ts';
import type { CompletionDenial, StartDenial } from '@plumbline/contract/domains/service-requests/contradiction.ts';
import {
  cancelServiceRequest,
  completeWork,
  getContractorResponse,
  getNextContractors,
  getServiceRequest,
  pickNextContractors,
  reopenServiceRequest,
  reportNotStarted,
  respondAsContractor,
  respondAsCustomer,
  startWork,
  trackServiceRequest,
} from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWhenConnected, pathOf } from '../../lib/call.ts';

/** A request's state, for the owner of the customer's link. */
export const trackingQuery = (requestId: string) =>
  queryOptions({
    queryKey: [pathOf(trackServiceRequest.path, { requestId })],
    queryFn: ({ signal }) => call(trackServiceRequest, { params: { requestId }, signal }),
  });

/** A request as the holder of either link may see it. */
export const serviceRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getServiceRequest.path, { id })],
    queryFn: ({ signal }) => call(getServiceRequest, { params: { id }, signal }),
  });

/** The next best contractors; only worth asking while the tracking record `offersNext`. */
export const nextContractorsQuery = (requestId: string) =>
  queryOptions({
    queryKey: [pathOf(getNextContractors.path, { id: requestId })],
    queryFn: ({ signal }) => call(getNextContractors, { params: { id: requestId }, signal }),
  });

/** A contractor's proposal, for the customer who is to answer it. */
export const proposalQuery = (responseId: string, requestId: string) =>
  queryOptions({
    queryKey: [pathOf(getContractorResponse.path, { responseId }), { requestId }],
    queryFn: ({ signal }) => call(getContractorResponse, { params: { responseId }, query: { requestId }, signal }),
  });

/** Keeps the tracking record that a call of the customer's has answered with. */
const useKeepTracking = (requestId: string) => {
  const client = useQueryClient();
  return (record: TrackingRecord) => client.setQueryData(trackingQuery(requestId).queryKey, record);
};

/** The customer cancels, before the work has started. */
export const useCancelRequest = (requestId: string) =>
  useMutation({
    mutationFn: () => callWhenConnected(cancelServiceRequest, { params: { id: requestId } }),
    onSuccess: useKeepTracking(requestId),
  });

/** The customer says that the work is not completed after all. */
export const useReopenRequest = (requestId: string) =>
  useMutation({
    mutationFn: (body: CompletionDenial) =>
      callWhenConnected(reopenServiceRequest, { params: { id: requestId }, body }),
    onSuccess: useKeepTracking(requestId),
  });

/** The customer reports that the work has not started. */
export const useReportNotStarted = (requestId: string) =>
  useMutation({
    mutationFn: (body: StartDenial) => callWhenConnected(reportNotStarted, { params: { id: requestId }, body }),
    onSuccess: useKeepTracking(requestId),
  });

/** Asks another contractor about the same request. */
export const usePickNext = (requestId: string) =>
  useMutation({
    mutationFn: (contractorId: string) =>
      call(pickNextContractors, { params: { id: requestId }, body: { contractorIds: [contractorId] } }),
    onSuccess: useKeepTracking(requestId),
  });

/** Returns a mutation for the contractor's answer. Refetches the referral regardless of the outcome. */
export const useContractorAnswer = (referralId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Omit<ContractorResponse, 'source'>) =>
      callWhenConnected(respondAsContractor, { body: { ...answer, source: 'web' } }),
    onSettled: () => client.invalidateQueries({ queryKey: serviceRequestQuery(referralId).queryKey }),
  });
};

/** The contractor has started or completed the work. */
export const useWorkProgress = (referralId: string, contractorId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: 'start' | 'complete') =>
      callWhenConnected(step === 'start' ? startWork : completeWork, {
        params: { id: referralId },
        body: { contractorId },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: serviceRequestQuery(referralId).queryKey }),
  });
};

/** Returns a mutation for the customer's answer. Refetches the proposal regardless of the outcome. */
export const useCustomerAnswer = (responseId: string, requestId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Omit<CustomerResponse, 'requestId' | 'responseId'>) =>
      callWhenConnected(respondAsCustomer, { body: { ...answer, requestId, responseId } }),
    onSettled: () => client.invalidateQueries({ queryKey: proposalQuery(responseId, requestId).queryKey }),
  });
};
