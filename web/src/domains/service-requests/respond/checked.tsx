import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { ShieldCheck } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { IconLine } from '../../../ui/facts.tsx';
import { checkedWords } from './checked.words.ts';

const words = here(checkedWords);

/** What was checked about the customer, and what that means, before the contractor accepts or pays. */
export function Checked({ view }: { view: Pick<ContractorView, 'contactProven' | 'addressPlausible'> }) {
  const { contactProven, addressPlausible } = view;
  if (contactProven === null && !addressPlausible) return null;
  const address = addressPlausible ? 'plausible' : 'unchecked';
  return (
    <div className="mt-3 border-t border-line pt-3">
      <IconLine icon={ShieldCheck} className="font-strong">
        {words.line[contactProven ?? 'none'][address]}
      </IconLine>
      <p className="mt-1 text-meta text-ink-2">
        {[contactProven && words.code[contactProven], addressPlausible && words.plausible].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
