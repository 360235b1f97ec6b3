import type { OutreachReceipt } from '@plumbline/contract/domains/outreach/outreach.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { outreachWords } from './outreach.words.ts';
import { sentText } from './outreach-text.ts';
import { StepTitle } from './step-title.tsx';

const words = here(outreachWords).sent;

/** The last step: the result, and what is left to do. */
export function Results({ receipt, followUp }: { receipt: OutreachReceipt; followUp: ReactNode }) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <Icon of={CircleCheck} size="large" className="mt-0.5 text-green-ink" />
        <div className="min-w-0">
          <StepTitle>{words.title}</StepTitle>
          <p className="mt-1">{words.text}</p>
        </div>
      </div>
      <p className="wrap-anywhere">{sentText(receipt)}</p>
      {followUp}
    </div>
  );
}
