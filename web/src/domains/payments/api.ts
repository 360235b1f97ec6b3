import {
  checkDonation,
  createPaymentIntent,
  getPaymentConfig,
  getPaymentDetails,
  getSpendingCap,
  listPayments,
  setSpendingCap,
} from '@plumbline/contract/domains/payments/endpoints.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../lib/call.ts';
import type { DonationDraft } from './donation/donation-draft.ts';

/** The payment provider's settings, which don't change while the server runs. */
export const paymentConfigQuery = queryOptions({
  queryKey: [getPaymentConfig.path],
  queryFn: ({ signal }) => call(getPaymentConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The data for paying a referral fee. Fetched once per visit: nothing may change under a card form in use. */
export const paymentDetailsQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [getPaymentDetails.path, { payment_intent: paymentId }],
    queryFn: ({ signal }) => call(getPaymentDetails, { query: { payment_intent: paymentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Prepares the donation of a draft. Repeating it for the same draft has no further effect. */
export const prepareDonation = (draft: DonationDraft, signal?: AbortSignal) =>
  call(createPaymentIntent, {
    body: { amount: draft.amount, description: draft.description, email: draft.email },
    idempotencyKey: draft.key,
    ...(signal ? { signal } : {}),
  });

/** The payment of a draft, for the card form. */
export const donationSecretQuery = (draft: DonationDraft) =>
  queryOptions({
    queryKey: [createPaymentIntent.path, draft.key],
    queryFn: ({ signal }) => prepareDonation(draft, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A donation's state at the provider. Polled while the bank is processing it. */
export const donationQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(checkDonation.path, { id })],
    queryFn: ({ signal }) => call(checkDonation, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'open' && state.data.status !== 'confirming' ? false : 2000,
  });

/** The contractor's own billing. */
export const paymentsQuery = queryOptions({
  queryKey: [listPayments.path],
  queryFn: ({ signal }) => call(listPayments, { query: {}, signal }),
});

/** The contractor's own spending cap. */
export const spendingCapQuery = queryOptions({
  queryKey: [getSpendingCap.path],
  queryFn: ({ signal }) => call(getSpendingCap, { signal }),
});

/** Sets the cap, in dollars a month; null lifts it. */
export const useSetSpendingCap = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cap: number | null) => call(setSpendingCap, { body: { cap } }),
    onSuccess: (saved) => client.setQueryData(spendingCapQuery.queryKey, saved),
  });
};
