import { createFileRoute } from '@tanstack/react-router';
import { DonationThanks } from '../domains/payments/donation/donation-receipt.tsx';
import { SuccessPage } from '../domains/service-requests/payment/success-page.tsx';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/payment-success')({
  // Removes the parameters that the provider adds to the address, including its secret.
  validateSearch: textsFrom('contractor', 'request'),
  component: PaymentSuccess,
  staticData: { header: 'minimal' },
});

function PaymentSuccess() {
  const { contractor, request } = Route.useSearch();
  if (contractor && request) return <SuccessPage key={request} contractorId={contractor} referralId={request} />;
  return <DonationThanks />;
}
