import { DEFAULT_AMOUNT } from '@plumbline/contract/domains/payments/amount.ts';
import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage, checkoutDescription } from '../domains/payments/checkout/checkout-page.tsx';
import { inCardDocument } from '../lib/card-document.ts';
import { textsFrom } from '../lib/search-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HeaderAside } from '../ui/shell/minimal-header.tsx';

interface Search {
  amount?: string | number;
  description?: string;
  type?: string;
}

export const Route = createFileRoute('/checkout')({
  validateSearch: (search: Readonly<Record<string, unknown>>): Search => ({
    ...textsFrom('description', 'type')(search),
    // Stays a number, or the router would write it in quotes.
    ...(typeof search.amount === 'number' ? { amount: search.amount } : textsFrom('amount')(search)),
  }),
  beforeLoad: inCardDocument,
  component: Checkout,
  staticData: { header: 'minimal' },
});

function Checkout() {
  const search = Route.useSearch();
  const amount = String(search.amount ?? DEFAULT_AMOUNT);
  const description = checkoutDescription(search);
  return (
    <>
      <HeaderAside>
        <ButtonLink to="/" variant="text" className="-mr-2.5">
          Back to Home
        </ButtonLink>
      </HeaderAside>
      <CheckoutPage key={`${amount} ${description}`} amount={amount} description={description} />
    </>
  );
}
