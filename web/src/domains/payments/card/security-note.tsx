import type { PaymentConfig } from '@plumbline/contract/domains/payments/endpoints.ts';
import { ShieldCheck } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { IconLine } from '../../../ui/facts.tsx';
import { cardWords } from './card.words.ts';

const words = here(cardWords);

/** Explains where the card number is sent. */
export function SecurityNote({ config }: { config: PaymentConfig }) {
  return (
    <IconLine icon={ShieldCheck} className="mt-3 text-meta text-ink-2">
      {config.isTest && config.provider === 'sandbox' ? words.onlyTestCards : words.toProvider}
    </IconLine>
  );
}
