import { DEFAULT_AMOUNT } from '@plumbline/contract/domains/payments/amount.ts';
import { createFileRoute } from '@tanstack/react-router';
import { paymentConfigQuery } from '../domains/payments/api.ts';
import { CheckoutPage, checkoutDescription } from '../domains/payments/checkout/checkout-page.tsx';
import { here } from '../lib/language.ts';
import { inDocumentWith } from '../lib/own-document.ts';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HeaderAside } from '../ui/shell/minimal-header.tsx';
import { shellWords } from '../ui/shell/shell.words.ts';

export const Route = createFileRoute('/checkout')({
  // Passes the amount as it is in the address. The router would quote text that looks like a number, and the server
  // parses it.
  validateSearch: ({ amount, ...rest }: Readonly<Record<string, unknown>>) => ({
    ...textsFrom('description', 'type')(rest),
    ...(typeof amount === 'number' || typeof amount === 'string' ? { amount } : {}),
  }),
  beforeLoad: inDocumentWith('takesCards'),
  loader: () => onServer((client) => client.prefetchQuery(paymentConfigQuery)),
  component: Checkout,
  staticData: { header: 'minimal', rendered: true },
});

function Checkout() {
  const search = Route.useSearch();
  const amount = String(search.amount ?? DEFAULT_AMOUNT);
  const description = checkoutDescription(search);
  return (
    <>
      <HeaderAside>
        <ButtonLink to="/" variant="text" className="-mr-2.5">
          {here(shellWords).states.home}
        </ButtonLink>
      </HeaderAside>
      <CheckoutPage key={`${amount} ${description}`} amount={amount} description={description} />
    </>
  );
}
