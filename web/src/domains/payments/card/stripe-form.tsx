import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { here, language } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { cardWords } from './card.words.ts';
import type { CardFormProps, PaymentOutcome } from './outcome.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { usePayment } from './use-payment.ts';

const words = here(cardWords);

/** Returns the page's current colors for the provider's frame, which can't use our style sheets. */
function appearance() {
  const probe = document.body.appendChild(document.createElement('span'));
  const color = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const variables = {
    colorPrimary: color('--plumb'),
    colorBackground: color('--surface'),
    colorText: color('--ink'),
    colorTextSecondary: color('--ink-2'),
    colorDanger: color('--red-ink'),
    borderRadius: '4px',
    fontSizeBase: '16px',
  };
  probe.remove();
  return { theme: 'stripe' as const, variables };
}

/** Stripe's own fields: the card goes from its frame to Stripe and is never ours to see. */
export default function StripeForm({ publishableKey, ...rest }: CardFormProps & { publishableKey: string }) {
  const {
    data: stripe,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) {
    return <ErrorState error={error} title={words.loadFailed} busy={isFetching} onRetry={() => refetch()} />;
  }
  return (
    <Elements
      stripe={stripe ?? null}
      options={{ clientSecret: rest.clientSecret, appearance: appearance(), loader: 'auto', locale: language }}
    >
      <Fields {...rest} />
    </Elements>
  );
}

/** The fields are in the provider's frame: the form posts nothing to us. */
const IN_ITS_FRAME = { name: 'inItsFrame', method: 'PUT', path: '/' } as const;

function Fields({ clientSecret, payLabel, returnPath, ...done }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);

  const pay = async (): Promise<PaymentOutcome> => {
    if (!stripe || !elements) return { kind: 'incomplete' };
    const given = {
      elements,
      confirmParams: { return_url: window.location.origin + pathIn(language, returnPath) },
      redirect: 'if_required' as const,
    };
    // Secrets begin with the id of what they belong to: the entry of a card to keep, or a payment.
    const { error } = await (clientSecret.startsWith('seti_')
      ? stripe.confirmSetup(given)
      : stripe.confirmPayment(given));
    if (!error) return { kind: 'paid' };
    // Stripe's fields already show what is missing.
    if (error.type === 'validation_error') return { kind: 'incomplete' };
    return { kind: 'declined', message: error.message ?? words.notCharged };
  };

  const { settle, isPaid, problem } = usePayment(done);
  const form = useForm({ to: IN_ITS_FRAME, initial: {}, send: () => settle(pay) });

  return (
    <Form of={form} aria-label={words.details} className="grid gap-5">
      <PaymentElement onReady={() => setReady(true)} />
      <PaymentProblem problem={problem} />
      <SubmitButton of={form} block busy={form.busy || isPaid} busyLabel={words.processing} disabled={!ready}>
        {payLabel}
      </SubmitButton>
    </Form>
  );
}
