import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { CircleX, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useCancelRequest, useReopenRequest } from '../api.ts';

export interface RequestActionsProps {
  record: Pick<TrackingRecord, 'requestId' | 'canCancel' | 'canReopen' | 'selectedContractor'>;
  /** After it was done, or was refused because something else had happened: the record is to be looked at again. */
  onMoved: () => void;
  onRefused: () => void;
}

/** What the customer can do about the whole request: cancel it, or say that it is not completed after all. */
export function RequestActions({ record, onMoved, onRefused }: RequestActionsProps) {
  const [asking, setAsking] = useState<'cancel' | 'reopen' | null>(null);
  const cancel = useCancelRequest(record.requestId);
  const reopen = useReopenRequest(record.requestId);
  const contractor = record.selectedContractor?.name ?? 'The contractor';

  const run = (action: typeof cancel) => async () => {
    try {
      await action.mutateAsync();
      onMoved();
    } catch (error) {
      toast({ title: 'That did not go through', description: sentenceFor(error), tone: 'destructive' });
      onRefused();
      // Something else has happened already: asking again makes no sense. Otherwise the question stays for another try.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  };

  if (!record.canCancel && !record.canReopen && asking === null) return null;
  return (
    <div className="flex flex-wrap gap-2 no-print">
      {record.canReopen && (
        <Button icon={RotateCcw} onClick={() => setAsking('reopen')}>
          Not completed after all
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
        onConfirm={run(cancel)}
      >
        Everyone who was asked is told that it is off. This can't be undone, but you can send a new request at any time.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'reopen'}
        onOpenChange={(open) => setAsking(open ? 'reopen' : null)}
        title="Not completed after all?"
        confirmLabel="It is not completed"
        busyLabel="Sending..."
        cancelLabel="It is completed"
        onConfirm={run(reopen)}
      >
        {contractor} is told, and the request goes back to in progress. You can say so within {REOPEN_DAYS} days.
      </ConfirmDialog>
    </div>
  );
}
