import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { CardFormProps, PaymentOutcome } from './outcome.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { usePayment } from './use-payment.ts';

/** The colours of the page as they are now, for the provider's frame, which sees none of our style sheets. */
function appearance() {
  const probe = document.body.appendChild(document.createElement('span'));
  const colour = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const variables = {
    colorPrimary: colour('--plumb'),
    colorBackground: colour('--surface'),
    colorText: colour('--ink'),
    colorTextSecondary: colour('--ink-2'),
    colorDanger: colour('--red-ink'),
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
    return (
      <ErrorState
        error={error}
        title="The payment form couldn't be loaded"
        busy={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <Elements
      stripe={stripe ?? null}
      options={{ clientSecret: rest.clientSecret, appearance: appearance(), loader: 'auto' }}
    >
      <Fields {...rest} />
    </Elements>
  );
}

function Fields({ payLabel, returnUrl, onPaid }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);

  const pay = async (): Promise<PaymentOutcome> => {
    if (!stripe || !elements) return { kind: 'incomplete' };
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    if (!error) return { kind: 'paid' };
    // What is missing in its fields stands beside them already.
    if (error.type === 'validation_error') return { kind: 'incomplete' };
    return { kind: 'declined', message: error.message ?? 'Your card was not charged. Please try another one.' };
  };

  const { submit, busy, problem } = usePayment(pay, onPaid);

  return (
    <form onSubmit={submit} aria-label="Card details" className="grid gap-5">
      <PaymentElement onReady={() => setReady(true)} />
      <PaymentProblem problem={problem} />
      <Button type="submit" variant="primary" big block busy={busy} busyLabel="Processing..." disabled={!ready}>
        {payLabel}
      </Button>
    </form>
  );
}
