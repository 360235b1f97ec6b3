import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { Lock } from 'lucide-react';
import { formatDistance } from '../../lib/format.ts';
import { here } from '../../lib/language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { contractorWords } from './contractor.words.ts';
import { ContractorBadges } from './contractor-badges.tsx';

const words = here(contractorWords);

export interface BestMatchesDialogProps {
  contractors: readonly FoundContractor[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Names the contractors before they are asked. */
export function BestMatchesDialog({ contractors, onClose, onConfirm }: BestMatchesDialogProps) {
  const count = String(contractors.length);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.askBest(count)}
      confirmLabel={words.askThese(count)}
      onConfirm={onConfirm}
    >
      <BestMatches contractors={contractors} />
    </ConfirmDialog>
  );
}

/** Names the best matches, their order, and what they get. */
export function BestMatches({ contractors }: Pick<BestMatchesDialogProps, 'contractors'>) {
  return (
    <>
      <p className="text-ink-2">{words.bestOrder}</p>
      <ul className="mt-3 divide-y divide-line">
        {contractors.map(({ id, companyName, distance, photoUrl, isPremium, isVerified }) => (
          <li key={id} className="flex items-center gap-3 py-3">
            <Avatar name={companyName} src={photoUrl ?? undefined} />
            <div className="min-w-0">
              <b className="block">{companyName}</b>
              {distance !== null && (
                <span className="num block text-meta text-ink-2">{words.distanceAway(formatDistance(distance))}</span>
              )}
            </div>
            <ContractorBadges isPremium={isPremium} isVerified={isVerified} className="ml-auto justify-end" />
          </li>
        ))}
      </ul>
      <Note icon={Lock} tone="plumb" className="mt-3">
        {words.allGetJob}
      </Note>
    </>
  );
}
