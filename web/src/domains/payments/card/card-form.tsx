import type { PaymentConfig } from '@plumbline/contract/domains/payments/endpoints.ts';
import { lazy, Suspense } from 'react';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { CardFormProps } from './outcome.ts';

const StripeForm = lazy(() => import('./stripe-form.tsx'));
const SandboxForm = lazy(() => import('./sandbox-form.tsx'));

/** Asks for a card, by whoever takes the money here. The provider's code is loaded with it, never before. */
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

/** What stands there until a card can be typed. */
export function CardFormPending() {
  return (
    <Loading label="Setting up secure payment...">
      <p className="mb-4 text-ink-2">Setting up secure payment...</p>
      <Skeleton className="h-12" />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="mt-4 h-12" />
    </Loading>
  );
}
