import { createFileRoute, redirect } from '@tanstack/react-router';
import { paymentConfigQuery, paymentDetailsQuery } from '../domains/payments/api.ts';
import { PaymentForm, TestModeNotice } from '../domains/payments/card/payment-form.tsx';
import { isPaidOrConfirming, referralPaymentQuery } from '../domains/service-requests/payment/api.ts';
import { InvalidPaymentLink } from '../domains/service-requests/payment/invalid-link.tsx';
import { PaymentPage } from '../domains/service-requests/payment/payment-page.tsx';
import { inDocumentWith } from '../lib/own-document.ts';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/payment')({
  staticData: { header: 'minimal', rendered: true },
  validateSearch: textsFrom<'payment_intent' | 'contractor' | 'request'>('payment_intent', 'contractor', 'request'),
  beforeLoad: inDocumentWith('takesCards'),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { payment_intent: paymentId, contractor, request } }) =>
    onServer(async (client) => {
      if (!paymentId || !contractor || !request) return;
      const query = referralPaymentQuery(request, contractor);
      await client.prefetchQuery(query);
      const payment = client.getQueryData(query.queryKey);
      if (payment === undefined || payment.paymentId !== paymentId) return;
      if (isPaidOrConfirming(payment)) {
        // oxlint-disable-next-line typescript/only-throw-error -- the router expects it to be thrown
        throw redirect({ to: '/payment-success', search: { contractor, request } });
      }
      if (payment.status !== 'due') return;
      await Promise.all([
        client.prefetchQuery(paymentConfigQuery),
        // Kept until the page has been rendered.
        client.prefetchQuery({ ...paymentDetailsQuery(paymentId), gcTime: Number.POSITIVE_INFINITY }),
      ]);
    }),
  component: Payment,
});

function Payment() {
  const { payment_intent: paymentId, contractor, request } = Route.useSearch();
  if (!paymentId || !contractor || !request) return <InvalidPaymentLink />;
  return (
    <PaymentPage
      key={paymentId}
      paymentId={paymentId}
      contractorId={contractor}
      referralId={request}
      notice={<TestModeNotice />}
      form={(fee) => <PaymentForm {...fee} />}
    />
  );
}
