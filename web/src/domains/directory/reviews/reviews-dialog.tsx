import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import { here } from '../../../lib/language.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AllReviews } from './all-reviews.tsx';
import { reviewsWords } from './reviews.words.ts';

const words = here(reviewsWords);

/** All reviews of a contractor in the list. */
export function ReviewsDialog({ contractor, onClose }: { contractor: FoundContractor; onClose: () => void }) {
  const { id, companyName, isSampleRating } = contractor;
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      readable
      title={words.reviewsOf(companyName)}
      {...(isSampleRating ? { description: words.sampleReviews } : {})}
    >
      <AllReviews id={id} companyName={companyName} />
    </Dialog>
  );
}
