import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { formatMoney, formatPhone } from '@plumbline/contract/kernel/format.ts';
import { Check, CreditCard, Phone } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWorkProgress } from '../api.ts';
import { StartWork } from '../start-work.tsx';
import { nextStepOfWork } from './situation.ts';

export interface WorkActionsProps {
  view: ContractorView;
  onDone: () => void;
  onRefused: (message: string) => void;
}

/** Paying what is due. The link is the server's; without one there is nothing to press. */
export function PayAction({ view }: { view: ContractorView }) {
  if (!view.paymentUrl) return null;
  return (
    <ActionBar>
      <ButtonAnchor variant="primary" big block icon={CreditCard} href={view.paymentUrl}>
        Pay {formatMoney(view.feeCents)}
      </ButtonAnchor>
    </ActionBar>
  );
}

/** Start, then complete; on a phone the customer's number stands beside it. */
export function WorkActions({ view, onDone, onRefused }: WorkActionsProps) {
  const [asking, setAsking] = useState(false);
  const progress = useWorkProgress(view.id, view.contractorId);
  const step = nextStepOfWork(view);
  const phone = view.customer?.phone;

  const report = async (what: 'start' | 'complete') => {
    try {
      const receipt = await progress.mutateAsync(what);
      toast({
        title: what === 'start' ? 'Work started' : 'Work completed',
        description: receipt.message,
        tone: 'success',
      });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onRefused(sentenceFor(error));
      else toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
    }
  };

  if (!step && !phone) return null;
  return (
    <>
      <ActionBar className="no-print">
        {phone && (
          <ButtonAnchor
            variant={step === 'complete' ? 'secondary' : 'primary'}
            big
            icon={Phone}
            href={`tel:${phone}`}
            className="num flex-1 lg:hidden"
          >
            {step ? 'Call' : `Call ${formatPhone(phone)}`}
          </ButtonAnchor>
        )}
        {step === 'start' && (
          <StartWork big className="flex-1" busy={progress.isPending} expected={view} onStart={() => report('start')}>
            Start work
          </StartWork>
        )}
        {step === 'complete' && (
          <Button
            big
            variant="primary"
            icon={Check}
            className="flex-1"
            busy={progress.isPending}
            onClick={() => setAsking(true)}
          >
            Complete
          </Button>
        )}
      </ActionBar>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Is the work completed?"
        confirmLabel="Complete"
        cancelLabel="Not yet"
        busyLabel="Sending..."
        onConfirm={() => report('complete')}
      >
        The customer is told, and can say within {REOPEN_DAYS} days if it is not.
      </ConfirmDialog>
    </>
  );
}
