import type { PaymentConfig } from '@plumbline/contract/domains/payments/endpoints.ts';
import { lazy, Suspense } from 'react';
import { here } from '../../../lib/language.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { cardWords } from './card.words.ts';
import type { CardFormProps } from './outcome.ts';

const { settingUp } = here(cardWords);
const StripeForm = lazy(() => import('./stripe-form.tsx'));
const SandboxForm = lazy(() => import('./sandbox-form.tsx'));

/** Asks for a card with the form of the payment provider, whose code is loaded only here. */
export function CardForm({ config, ...rest }: CardFormProps & { config: PaymentConfig }) {
  return (
    <Suspense fallback={<CardFormPending />}>
      {config.provider === 'stripe' ? (
        <StripeForm publishableKey={config.publishableKey} {...rest} />
      ) : (
        <SandboxForm {...rest} />
      )}
    </Suspense>
  );
}

/** Placeholder until the card form has loaded. */
export function CardFormPending() {
  return (
    <Loading label={settingUp}>
      <p className="mb-4 text-ink-2">{settingUp}</p>
      <Skeleton className="h-12" />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="mt-4 h-12" />
    </Loading>
  );
}
