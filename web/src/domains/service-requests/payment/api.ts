import type {
  BadConnectionReason,
  ConnectionAnswer,
  ReferralPayment,
} from '@plumbline/contract/domains/service-requests/connection.ts';
import {
  answerConnectionCheck,
  checkReferralPayment,
  getConnectionCheck,
  getReferralPayment,
  reportBadConnection,
} from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** Interval of checks while a payment is on its way. */
const CHECK_EVERY_MS = 2000;

const isOnItsWay = (payment: ReferralPayment | undefined) =>
  payment === undefined || payment.status === 'due' || payment.status === 'confirming';

/** A referral's fee, for the holder of the contractor's link. */
export const referralPaymentQuery = (referralId: string, contractorId: string) =>
  queryOptions({
    queryKey: [pathOf(getReferralPayment.path, { id: referralId }), { contractor: contractorId }],
    queryFn: ({ signal }) =>
      call(getReferralPayment, { params: { id: referralId }, query: { contractor: contractorId }, signal }),
  });

/** The payment after the card was charged: polled until the provider confirms it. */
export const confirmedPaymentQuery = (referralId: string, contractorId: string) =>
  queryOptions({
    queryKey: [pathOf(checkReferralPayment.path, { id: referralId }), { contractorId }],
    queryFn: ({ signal }) => call(checkReferralPayment, { params: { id: referralId }, body: { contractorId }, signal }),
    refetchInterval: ({ state }) => (isOnItsWay(state.data) ? CHECK_EVERY_MS : false),
  });

/** The same as far as the server has already heard of it: what a page shows before the provider is asked. */
export const recordedPaymentQuery = (referralId: string, contractorId: string) =>
  queryOptions({
    queryKey: confirmedPaymentQuery(referralId, contractorId).queryKey,
    queryFn: ({ signal }) =>
      call(getReferralPayment, { params: { id: referralId }, query: { contractor: contractorId }, signal }),
  });

/** Returns whether the fee is paid, or about to be. Such a payment has a page of its own. */
export const isPaidOrConfirming = ({ status }: ReferralPayment): boolean =>
  status === 'settled' || status === 'confirming';

/** Reports a bad connection and refetches both queries above. */
export const useReportBadConnection = ({
  referralId,
  contractorId,
}: Pick<ReferralPayment, 'referralId' | 'contractorId'>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: { reason: BadConnectionReason; note?: string | undefined }) =>
      call(reportBadConnection, { params: { id: referralId }, body: { contractorId, ...report } }),
    onSettled: () =>
      Promise.all(
        [referralPaymentQuery, confirmedPaymentQuery].map((query) =>
          client.invalidateQueries({ queryKey: query(referralId, contractorId).queryKey }),
        ),
      ),
  });
};

/** The question to the customer about a connection. */
export const connectionCheckQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getConnectionCheck.path, { id })],
    queryFn: ({ signal }) => call(getConnectionCheck, { params: { id }, signal }),
  });

/** Sends the customer's answer. */
export const useAnswerConnectionCheck = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: ConnectionAnswer) => call(answerConnectionCheck, { params: { id }, body: { answer } }),
    onSuccess: (check) => client.setQueryData(connectionCheckQuery(id).queryKey, check),
  });
};
