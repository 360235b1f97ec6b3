import type { OutreachReceipt } from '@plumbline/contract/domains/outreach/outreach.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { sentWords } from './outreach-words.ts';
import { StepTitle } from './step-title.tsx';

/** The last step: what was done, and what is left to do. */
export function Results({ receipt, followUp }: { receipt: OutreachReceipt; followUp: ReactNode }) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <Icon of={CircleCheck} size="large" className="mt-0.5 text-green-ink" />
        <div className="min-w-0">
          <StepTitle>Outreach Successful!</StepTitle>
          <p className="mt-1">The AI agent has executed the outreach campaign.</p>
        </div>
      </div>
      <p className="wrap-anywhere">{sentWords(receipt)}</p>
      {followUp}
    </div>
  );
}
