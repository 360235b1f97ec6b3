import type { PaymentConfig } from '@plumbline/contract/domains/payments/endpoints.ts';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { here } from '../../../lib/language.ts';
import { useAsArrived } from '../../../lib/use-as-arrived.ts';
import { Note } from '../../../ui/note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { cardWords } from './card.words.ts';
import type { CardFormProps } from './outcome.ts';

const { settingUp, needsScripts, needsScriptsText } = here(cardWords);
const StripeForm = lazy(() => import('./stripe-form.tsx'));
const SandboxForm = lazy(() => import('./sandbox-form.tsx'));

/** Asks for a card with the form of the payment provider, whose code is loaded only here. It needs scripts. */
export function CardForm({ config, ...rest }: CardFormProps & { config: PaymentConfig }) {
  if (useAsArrived()) return <CardFormPending />;
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
    <>
      <Note icon={CircleAlert} tone="amber" title={needsScripts} className="hidden noscript:flex">
        {needsScriptsText}
      </Note>
      <Loading label={settingUp} className="noscript:hidden">
        <p className="mb-4 text-ink-2">{settingUp}</p>
        <Skeleton className="h-12" />
        <div className="mt-4 grid grid-cols-2 gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
        <Skeleton className="mt-4 h-12" />
      </Loading>
    </>
  );
}
