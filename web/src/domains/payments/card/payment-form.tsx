import { useQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { paymentConfigQuery, paymentDetailsQuery } from '../api.ts';
import { cardWords } from './card.words.ts';
import { CardForm, CardFormPending } from './card-form.tsx';
import type { CardFormProps } from './outcome.ts';
import { SecurityNote } from './security-note.tsx';
import { TestModeNote } from './test-mode-note.tsx';

const { loadFailed } = here(cardWords);

export interface PaymentFormProps extends Omit<CardFormProps, 'clientSecret'> {
  /** The `payment_intent` of the link. */
  paymentId: string;
  /** Called by 'Retry', because the page may be out of date. */
  onRetry: () => void;
}

/** Takes the card for a payment that has been prepared. */
export function PaymentForm({ paymentId, onRetry, ...rest }: PaymentFormProps) {
  const config = useQuery(paymentConfigQuery);
  const secret = useQuery(paymentDetailsQuery(paymentId));
  const failure = secret.error ?? config.error;
  if (failure) {
    return (
      <ErrorState
        error={failure}
        title={loadFailed}
        busy={secret.isFetching}
        onRetry={() => {
          onRetry();
          void secret.refetch();
          void config.refetch();
        }}
      />
    );
  }
  if (!config.data || !secret.data) return <CardFormPending />;
  return (
    <>
      <CardForm config={config.data} clientSecret={secret.data.clientSecret} {...rest} />
      <SecurityNote config={config.data} />
    </>
  );
}

/** A note above a card form in test mode that no real money moves. */
export function TestModeNotice() {
  const { data } = useQuery(paymentConfigQuery);
  return data?.isTest ? <TestModeNote /> : null;
}
