import { createFileRoute } from '@tanstack/react-router';
import { PaymentForm, TestModeNotice } from '../domains/payments/card/payment-form.tsx';
import { InvalidPaymentLink } from '../domains/service-requests/payment/invalid-link.tsx';
import { PaymentPage } from '../domains/service-requests/payment/payment-page.tsx';
import { inDocumentWith } from '../lib/own-document.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/payment')({
  validateSearch: textsFrom('payment_intent', 'contractor', 'request'),
  beforeLoad: inDocumentWith('takesCards'),
  component: Payment,
  staticData: { header: 'minimal' },
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
