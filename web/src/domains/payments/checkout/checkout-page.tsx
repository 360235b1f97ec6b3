import { donationIn, inCents } from '@plumbline/contract/domains/payments/amount.ts';
import type { PaymentConfig, PaymentSecret } from '@plumbline/contract/domains/payments/endpoints.ts';
import { paymentInputWords } from '@plumbline/contract/domains/payments/payment-input.words.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { donationSecretQuery, paymentConfigQuery } from '../api.ts';
import { CardForm, CardFormPending } from '../card/card-form.tsx';
import { SecurityNote } from '../card/security-note.tsx';
import { TestModeNote } from '../card/test-mode-note.tsx';
import { donationWords } from '../donation/donation.words.ts';
import { type DonationDraft, donationFor, keepDonation } from '../donation/donation-draft.ts';

const words = here(donationWords).checkout;

export interface CheckoutPageProps {
  /** Dollars as in the address, parsed by the server. */
  amount: string;
  description: string;
}

const money = (dollars: number): string => formatMoney(inCents(dollars));

/** Takes the card for a donation. */
export function CheckoutPage(wanted: CheckoutPageProps) {
  const [draft] = useState(() => donationFor(wanted));
  const config = useQuery(paymentConfigQuery);
  const secret = useQuery(donationSecretQuery(draft));
  const failure = config.error ?? secret.error;
  const total = secret.data?.amount ?? donationIn(draft.amount);

  useEffect(() => {
    if (secret.data) keepDonation({ ...draft, paymentId: secret.data.paymentId });
  }, [draft, secret.data]);

  if (failure) return <SetupFailed error={failure} />;
  return (
    <Page width="slim">
      <div className="grid gap-4">
        {config.data?.isTest && <TestModeNote />}
        <Card as="section" roomy aria-labelledby="checkout">
          <div className="flex items-center justify-between gap-4">
            <h1 id="checkout" className="text-head">
              {words.title}
            </h1>
            <Icon of={Lock} size="large" />
          </div>
          {total !== undefined && (
            <p className="mt-1 mb-5 flex items-baseline justify-between gap-4 border-b border-line pb-3">
              <span className="min-w-0 wrap-anywhere">{draft.description}</span>
              <span className="num text-head font-head">
                <span className="sr-only">{words.total} </span>
                {money(total)}
              </span>
            </p>
          )}
          {config.data && secret.data ? (
            <Ready draft={draft} config={config.data} secret={secret.data} />
          ) : (
            <CardFormPending />
          )}
        </Card>
      </div>
    </Page>
  );
}

interface ReadyProps {
  draft: DonationDraft;
  config: PaymentConfig;
  secret: PaymentSecret;
}

function Ready({ draft, config, secret }: ReadyProps) {
  const navigate = useNavigate();
  return (
    <>
      <CardForm
        config={config}
        clientSecret={secret.clientSecret}
        payLabel={words.pay(money(secret.amount))}
        returnPath="/payment-success"
        onPaid={() => void navigate({ to: '/payment-success', replace: true })}
      />
      <SecurityNote config={config} />
      {draft.email && <p className="mt-1 text-meta text-ink-2 wrap-anywhere">{words.receiptGoesTo(draft.email)}</p>}
    </>
  );
}

/** Texts: specification, section 2. A problem with the amount comes first, because the donor can fix it. */
function SetupFailed({ error }: { error: unknown }) {
  const { amount, description } = fieldProblems(error);
  const said = amount ?? description;
  const isClosed = error instanceof ApiError && error.problem?.code === 'unavailable';
  return (
    <Page width="slim">
      <EmptyState
        level={1}
        title={words.failedTitle}
        action={
          <>
            {said && (
              <ButtonLink to="/about" hash="donate" variant="primary">
                {words.chooseAmount}
              </ButtonLink>
            )}
            <ButtonLink to="/">{here(donationWords).backHome}</ButtonLink>
          </>
        }
      >
        <p>{said ?? words.failed}</p>
        {!said && (
          <p className="mt-2">
            {isClosed && error.problem?.message} {words.nothingCharged}
          </p>
        )}
      </EmptyState>
    </Page>
  );
}

/** The description of a checkout from its address: 'Donation to Plumbline' for none and for the type 'donation'. */
export const checkoutDescription = (search: { description?: string; type?: string }): string =>
  search.description ?? (search.type && search.type !== 'donation' ? search.type : here(paymentInputWords).donation);
