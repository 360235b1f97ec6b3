import { removeReview } from '@plumbline/contract/domains/directory/review-endpoints.ts';
import type { ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReview } from '../api.ts';
import { reviewsWords } from './reviews.words.ts';

const words = here(reviewsWords);

export interface TakeBackDialogProps {
  id: ReviewInvitationId;
  onClose: () => void;
  onTakenBack: () => void;
}

/** Asks before a review is taken back for good. */
export function TakeBackDialog({ id, onClose, onTakenBack }: TakeBackDialogProps) {
  const { remove } = useReview(id);
  const form = useForm({
    to: removeReview,
    params: { id },
    idPrefix: 'take-back',
    initial: {},
    send: async () => {
      await remove.mutateAsync();
      onClose();
      onTakenBack();
    },
    onRefused: (error) => {
      toast({ title: words.reviewNotTakenBack, description: sentenceFor(error), tone: 'destructive' });
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.takeReviewBack}
      submitLabel={words.takeBackForGood}
      busyLabel={words.takingBack}
      confirms
      danger
    >
      <p>{words.takeBackMeans}</p>
    </FormDialog>
  );
}
