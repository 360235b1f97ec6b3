import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { CircleX, Hand, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCancelRequest } from '../api.ts';
import { ContradictDialog } from './contradict-dialog.tsx';

export interface RequestActionsProps {
  record: Pick<TrackingRecord, 'requestId' | 'canCancel' | 'canReopen' | 'canDenyStart' | 'selectedContractor'>;
  /** After it was done, or was refused because something else had happened: the record is to be looked at again. */
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
      toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
      onRefused();
      // Something else has happened already: asking again makes no sense. Otherwise the question stays for another try.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  };

  const step = record.canReopen ? 'completion' : record.canDenyStart ? 'start' : null;
  if (!record.canCancel && step === null && asking === null) return null;
  return (
    <div className="flex flex-wrap gap-2 no-print">
      {step !== null && (
        <Button icon={step === 'start' ? Hand : RotateCcw} onClick={() => setAsking(step)}>
          {step === 'start' ? 'That is not so' : 'Not completed after all'}
        </Button>
      )}
      {record.canCancel && (
        <Button variant="danger-text" icon={CircleX} className="-ml-2.5" onClick={() => setAsking('cancel')}>
          Cancel this request
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={(open) => setAsking(open ? 'cancel' : null)}
        title="Cancel this request?"
        confirmLabel="Cancel this request"
        busyLabel="Cancelling..."
        cancelLabel="Keep it"
        danger
        onConfirm={confirmCancel}
      >
        Everyone who was asked is told that it is off. This can't be undone, but you can send a new request at any time.
      </ConfirmDialog>
      {(asking === 'start' || asking === 'completion') && (
        <ContradictDialog
          step={asking}
          requestId={record.requestId}
          company={record.selectedContractor?.name ?? 'The contractor'}
          onClose={() => setAsking(null)}
          onMoved={onMoved}
          onRefused={onRefused}
        />
      )}
    </div>
  );
}
