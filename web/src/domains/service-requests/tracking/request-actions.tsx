import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { CircleX, Hand, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCancelRequest } from '../api.ts';
import { actionsWords } from './actions.words.ts';
import { ContradictDialog } from './contradict-dialog.tsx';
import { trackingWords } from './tracking.words.ts';

const words = here(actionsWords);

export interface RequestActionsProps {
  record: Pick<TrackingRecord, 'requestId' | 'canCancel' | 'canReopen' | 'canDenyStart' | 'selectedContractor'>;
  /** Called after the action, or after a refusal because something else had happened: the record needs a reload. */
  onMoved: () => void;
  onRefused: () => void;
}

/** The customer's actions for the whole request: cancel it, or dispute a reported step. */
export function RequestActions({ record, onMoved, onRefused }: RequestActionsProps) {
  const [asking, setAsking] = useState<'cancel' | 'start' | 'completion' | null>(null);
  const cancel = useCancelRequest(record.requestId);

  const confirmCancel = async () => {
    try {
      await cancel.mutateAsync();
      onMoved();
    } catch (error) {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
      onRefused();
      // Something else has already happened, so repeating it makes no sense. Otherwise the dialog stays for another try.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  };

  const step = record.canReopen ? 'completion' : record.canDenyStart ? 'start' : null;
  if (!record.canCancel && step === null && asking === null) return null;
  return (
    <div className="flex flex-wrap gap-2 no-print">
      {step !== null && (
        <Button icon={step === 'start' ? Hand : RotateCcw} onClick={() => setAsking(step)}>
          {words.contradict[step].button}
        </Button>
      )}
      {record.canCancel && (
        <Button variant="danger-text" icon={CircleX} className="-ml-2.5" onClick={() => setAsking('cancel')}>
          {words.cancel.button}
        </Button>
      )}
      {asking === 'cancel' && (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={words.cancel.title}
          confirmLabel={words.cancel.button}
          busyLabel={words.cancel.busy}
          cancelLabel={words.cancel.keep}
          danger
          onConfirm={confirmCancel}
        >
          {words.cancel.explained}
        </ConfirmDialog>
      )}
      {(asking === 'start' || asking === 'completion') && (
        <ContradictDialog
          step={asking}
          requestId={record.requestId}
          company={record.selectedContractor?.name ?? here(trackingWords).contractor.unnamed}
          onClose={() => setAsking(null)}
          onMoved={onMoved}
          onRefused={onRefused}
        />
      )}
    </div>
  );
}
