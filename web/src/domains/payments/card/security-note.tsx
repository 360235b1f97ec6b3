import type { PaymentConfig } from '@plumbline/contract/domains/payments/endpoints.ts';
import { ShieldCheck } from 'lucide-react';
import { IconLine } from '../../../ui/facts.tsx';

/** Where the card number goes. */
export function SecurityNote({ config }: { config: PaymentConfig }) {
  return (
    <IconLine icon={ShieldCheck} className="mt-3 text-meta text-ink-2">
      {config.isTest && config.provider === 'sandbox'
        ? 'Only test cards work here, and their numbers are not kept. Never enter a real card.'
        : 'The card number goes to the payment provider, never to us.'}
    </IconLine>
  );
}
