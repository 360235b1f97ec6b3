import { createFileRoute } from '@tanstack/react-router';
import { DonationThanks } from '../domains/payments/donation/donation-receipt.tsx';
import { recordedPaymentQuery } from '../domains/service-requests/payment/api.ts';
import { SuccessPage } from '../domains/service-requests/payment/success-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/payment-success')({
  staticData: { header: 'minimal', rendered: true },
  // Removes the parameters that the provider adds to the address, including its secret.
  validateSearch: textsFrom<'contractor' | 'request'>('contractor', 'request'),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { contractor, request } }) =>
    onServer(async (client) => {
      if (contractor && request) await client.prefetchQuery(recordedPaymentQuery(request, contractor));
    }),
  component: PaymentSuccess,
});

function PaymentSuccess() {
  const { contractor, request } = Route.useSearch();
  if (contractor && request) return <SuccessPage key={request} contractorId={contractor} referralId={request} />;
  return <DonationThanks />;
}
