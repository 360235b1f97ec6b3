import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { formatDistance } from '@plumbline/contract/kernel/format.ts';
import { Lock } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { ContractorBadges } from './contractor-badges.tsx';

export interface BestMatchesDialogProps {
  open: boolean;
  contractors: readonly FoundContractor[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Says by name who is asked, before anybody is. */
export function BestMatchesDialog({ open, contractors, onClose, onConfirm }: BestMatchesDialogProps) {
  const count = contractors.length;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Ask the ${count} best matches`}
      confirmLabel={`Ask these ${count}`}
      onConfirm={onConfirm}
    >
      <p className="text-ink-2">
        Verified contractors first, then the nearest and best rated. Paid placement doesn't count here.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {contractors.map(({ id, companyName, distance, photoUrl, isPremium, isVerified }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <Avatar name={companyName} src={photoUrl ?? undefined} />
            <div className="min-w-0">
              <b className="block">{companyName}</b>
              {distance !== null && (
                <span className="num block text-meta text-ink-2">{formatDistance(distance)} away</span>
              )}
            </div>
            <ContractorBadges isPremium={isPremium} isVerified={isVerified} className="ml-auto justify-end" />
          </li>
        ))}
      </ul>
      <Note icon={Lock} tone="plumb" className="mt-3">
        All of them get your job, none gets your number. The first to accept takes it; the others are told so.
      </Note>
    </ConfirmDialog>
  );
}
