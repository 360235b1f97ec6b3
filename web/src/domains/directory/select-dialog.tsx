import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { Lock } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { BusinessLocationCard } from './business-location-card.tsx';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords);

export interface SelectDialogProps {
  contractor: FoundContractor;
  onClose: () => void;
  onConfirm: (contractor: FoundContractor) => void;
}

/** Asks before a contractor is selected. */
export function SelectDialog({ contractor, onClose, onConfirm }: SelectDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.selectTitle}
      confirmLabel={words.selectTitle}
      onConfirm={() => onConfirm(contractor)}
    >
      <SelectQuestion contractor={contractor} />
    </ConfirmDialog>
  );
}

/** Asks whether to select a contractor, and says what they get. */
export function SelectQuestion({ contractor }: Pick<SelectDialogProps, 'contractor'>) {
  return (
    <div className="space-y-4">
      <p>
        {words.selectBefore} <b>{contractor.companyName}</b> {words.selectAfter}
      </p>
      <BusinessLocationCard contractor={contractor} />
      <Note icon={Lock} tone="plumb">
        {words.jobNotNumber}
      </Note>
    </div>
  );
}
