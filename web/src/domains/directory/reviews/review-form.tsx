import { zodResolver } from '@hookform/resolvers/zod';
import { ReviewForm as Form, MAX_REVIEW_LENGTH } from '@plumbline/contract/domains/directory/review.ts';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { StarChoice } from './star-choice.tsx';

export interface ReviewFormProps {
  /** What was written before, when it is edited. */
  before?: Form | undefined;
  /** 'Mei H.': how it will be signed. */
  signedAs: string;
  onSubmit: (review: Form) => Promise<unknown>;
  onCancel?: () => void;
}

const FIELDS = ['rating', 'reviewText'] as const;

/** Stars and a few sentences. */
export function ReviewForm({ before, signedAs, onSubmit, onCancel }: ReviewFormProps) {
  const { register, handleSubmit, control, setError, formState } = useForm<z.input<typeof Form>, unknown, Form>({
    resolver: zodResolver(Form),
    defaultValues: before ?? { rating: '', reviewText: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = formState;
  const rating = Number(useWatch({ control, name: 'rating' }));

  const submit = handleSubmit(async (review) => {
    try {
      await onSubmit(review);
    } catch (failure) {
      const fields = fieldProblems(failure);
      for (const name of FIELDS) if (fields[name]) setError(name, { message: fields[name] });
      toast({ title: 'Your review was not saved', description: sentenceFor(failure), tone: 'destructive' });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <ErrorSummary
        problems={FIELDS.flatMap((name) => {
          const message = errors[name]?.message;
          return message ? [{ name, message }] : [];
        })}
        attempt={submitCount}
      />
      <FieldGroup name="rating" label="How was the work?" error={errors.rating?.message}>
        <StarChoice value={rating} input={register('rating')} />
      </FieldGroup>
      <Field
        name="reviewText"
        label="Your review"
        hint="What was done, how it went, and whether you would ask them again."
        error={errors.reviewText?.message}
        required
      >
        {(control) => <Textarea {...control} {...register('reviewText')} rows={6} maxLength={MAX_REVIEW_LENGTH} />}
      </Field>
      <p className="-mt-3 text-meta text-ink-2">
        It is public and signed ‘{signedAs}’. An edit shows the date and the stars that you gave before.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" big busy={isSubmitting} busyLabel="Saving...">
          {before ? 'Save changes' : 'Publish review'}
        </Button>
        {onCancel && (
          <Button big onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
