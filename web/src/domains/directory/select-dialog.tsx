import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { Lock } from 'lucide-react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { BusinessLocationCard } from './business-location-card.tsx';

export interface SelectDialogProps {
  /** Who was pressed; null while the dialog is closed. */
  contractor: FoundContractor | null;
  onClose: () => void;
  onConfirm: (contractor: FoundContractor) => void;
}

/** Asks whether this one it shall be. */
export function SelectDialog({ contractor, onClose, onConfirm }: SelectDialogProps) {
  if (!contractor) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Select Craftsman"
      confirmLabel="Select Craftsman"
      onConfirm={() => onConfirm(contractor)}
    >
      <div className="space-y-4">
        <p>
          Would you like to select <b>{contractor.companyName}</b> as your craftsman?
        </p>
        <BusinessLocationCard contractor={contractor} />
        <Note icon={Lock} tone="plumb">
          They get your job, not your number. You can change your choice until you submit.
        </Note>
      </div>
    </ConfirmDialog>
  );
}
