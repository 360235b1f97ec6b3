import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { CircleX, Hand, RotateCcw } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { actionsWords } from './actions.words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
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
  const step = record.canReopen ? 'completion' : record.canDenyStart ? 'start' : null;
  if (!record.canCancel && step === null) return null;
  const told = { requestId: record.requestId, onMoved, onRefused };
  return (
    <div className="flex flex-wrap gap-2 no-print">
      {step !== null && (
        <DialogButton
          icon={step === 'start' ? Hand : RotateCcw}
          dialog={(close) => (
            <ContradictDialog
              {...told}
              step={step}
              company={record.selectedContractor?.name ?? here(trackingWords).contractor.unnamed}
              onClose={close}
            />
          )}
        >
          {words.contradict[step].button}
        </DialogButton>
      )}
      {record.canCancel && (
        <DialogButton
          variant="danger-text"
          icon={CircleX}
          className="-ml-2.5"
          dialog={(close) => <CancelDialog {...told} onClose={close} />}
        >
          {words.cancel.button}
        </DialogButton>
      )}
    </div>
  );
}
