import { MAX_REVIEW_LENGTH, type ReviewForm as Review } from '@plumbline/contract/domains/directory/review.ts';
import { writeReview } from '@plumbline/contract/domains/directory/review-endpoints.ts';
import type { ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { reviewsWords } from './reviews.words.ts';
import { StarChoice } from './star-choice.tsx';

const words = here(reviewsWords);

export interface ReviewFormProps {
  invitationId: ReviewInvitationId;
  /** The review before an edit. */
  before?: Review | undefined;
  /** 'Mei H.', as the review will be signed. */
  signedAs: string;
  onSubmit: (review: Review) => Promise<unknown>;
  onCancel?: () => void;
}

/** Stars and a few sentences. */
export function ReviewForm({ invitationId, before, signedAs, onSubmit, onCancel }: ReviewFormProps) {
  const form = useForm({
    to: writeReview,
    params: { id: invitationId },
    initial: { rating: before ? String(before.rating) : '', reviewText: before?.reviewText ?? '' },
    next: () => `/review/${invitationId}`,
    send: onSubmit,
    onRefused: (error) => {
      toast({ title: words.reviewNotSaved, description: sentenceFor(error), tone: 'destructive' });
    },
  });

  return (
    <Form of={form} summary className="grid gap-6">
      <FieldGroup {...form.field('rating')} label={words.howWasWork}>
        <StarChoice value={Number(form.values.rating)} input={form.choice('rating').input} />
      </FieldGroup>
      <Field {...form.field('reviewText')} label={words.yourReview} hint={words.reviewHint} required>
        {(control) => <Textarea {...control} {...form.text('reviewText')} rows={6} maxLength={MAX_REVIEW_LENGTH} />}
      </Field>
      <p className="-mt-3 text-meta text-ink-2">{words.signedAs(signedAs)}</p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton of={form} busyLabel={words.saving}>
          {before ? words.saveChanges : words.publishReview}
        </SubmitButton>
        {onCancel && (
          <Button big onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
