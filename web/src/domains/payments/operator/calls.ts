import {
  getMoneyReport,
  listOperatorPayments,
  type OperatorPaymentStatus,
  refundPayment,
} from '@plumbline/contract/domains/payments/operator-endpoints.ts';
import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithHeaders } from '../../../lib/call.ts';
import { listPage, pageByPage } from '../../../lib/list-pages.ts';
import { callProven } from '../../../lib/step-up.ts';

/** Balances, and how each day compared with the provider. */
export const moneyReportQuery = queryOptions({
  queryKey: [getMoneyReport.path],
  queryFn: ({ signal }) => call(getMoneyReport, { signal }),
});

/** The payments of a state, or all, newest first. */
export const operatorPaymentsQuery = (status: OperatorPaymentStatus | undefined) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listOperatorPayments.path, { status }],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listOperatorPayments, { query: { status, cursor }, signal })),
  });

/** Refunds a payment, and reloads the page's data whatever the outcome. */
export function useRefund(id: PaymentId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => callProven(refundPayment, { params: { id }, body: { reason } }),
    onSettled: () =>
      Promise.all(
        [listOperatorPayments.path, getMoneyReport.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
