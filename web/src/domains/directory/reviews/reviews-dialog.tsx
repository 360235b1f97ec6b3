import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AllReviews } from './all-reviews.tsx';

/** All reviews of a contractor of the list. */
export function ReviewsDialog({
  contractor,
  onClose,
}: {
  /** Null while the dialog is closed. */
  contractor: FoundContractor | null;
  onClose: () => void;
}) {
  if (!contractor) return null;
  const { id, companyName, isSampleRating } = contractor;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      readable
      title={`Reviews of ${companyName}`}
      {...(isSampleRating ? { description: 'Sample reviews of a demonstration contractor.' } : {})}
    >
      <AllReviews id={id} companyName={companyName} />
    </Dialog>
  );
}
