import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { CreditCard, Phone } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWorkProgress } from '../api.ts';
import { CompleteWork } from '../complete-work.tsx';
import { StartWork } from '../start-work.tsx';
import { jobWords } from './job.words.ts';
import { nextStepOfWork } from './situation.ts';

const words = here(jobWords);

export interface WorkActionsProps {
  view: ContractorView;
  onDone: () => void;
  onRefused: (message: string) => void;
}

/** The link to the payment page, once the server has made one. */
export function PayAction({ view }: { view: ContractorView }) {
  if (!view.paymentUrl) return null;
  return (
    <ActionBar>
      <ButtonAnchor variant="primary" big block icon={CreditCard} href={view.paymentUrl}>
        {words.pay(formatMoney(view.feeCents))}
      </ButtonAnchor>
    </ActionBar>
  );
}

/** Starts or completes the work. On phones, the customer's number is next to it. */
export function WorkActions({ view, onDone, onRefused }: WorkActionsProps) {
  const progress = useWorkProgress(view.id, view.contractorId);
  const step = nextStepOfWork(view);
  const phone = view.customer?.phone;

  const report = async (what: 'start' | 'complete') => {
    try {
      const receipt = await progress.mutateAsync(what);
      toast({
        title: what === 'start' ? words.started : words.completed,
        description: receipt.message,
        tone: 'success',
      });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onRefused(sentenceFor(error));
      else toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    }
  };

  if (!step && !phone) return null;
  return (
    <ActionBar className="no-print">
      {phone && (
        <ButtonAnchor
          variant={step === 'complete' ? 'secondary' : 'primary'}
          big
          icon={Phone}
          href={`tel:${phone}`}
          className="num flex-1 lg:hidden"
        >
          {step ? words.call : words.callNumber(formatPhone(phone))}
        </ButtonAnchor>
      )}
      {step === 'start' && (
        <StartWork big className="flex-1" referral={view} expected={view} onStart={() => report('start')}>
          {words.startWork}
        </StartWork>
      )}
      {step === 'complete' && (
        <CompleteWork big variant="primary" className="flex-1" referral={view} onComplete={() => report('complete')}>
          {words.complete}
        </CompleteWork>
      )}
    </ActionBar>
  );
}
