import { zodResolver } from '@hookform/resolvers/zod';
import { MAX_ANSWER_LENGTH, ReviewAnswerForm } from '@plumbline/contract/domains/directory/review.ts';
import { ReviewAnswerId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { answerableQuery, useAnswer } from '../api.ts';
import { ReviewItem } from './review-item.tsx';

/** Under the link that a contractor is sent with a review: one answer to it. */
export function AnswerPage({ answerId }: { answerId: string }) {
  const id = ReviewAnswerId.parse(answerId);
  const { data, error, isFetching, refetch } = useQuery(answerableQuery(id));
  if (!data) {
    if (error instanceof ApiError && error.status === 404) {
      return (
        <Page width="slim">
          <EmptyState level={1} title="Review Not Found" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
            We couldn't find this review. It may have been taken back.
          </EmptyState>
        </Page>
      );
    }
    if (!error) return <RoutePending />;
    return (
      <Page width="slim">
        <h1 className="mb-4">A review of your work</h1>
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      </Page>
    );
  }
  const { contractor, review } = data;
  return (
    <Page width="slim">
      <h1>{review.answer ? 'Your answer is public' : 'A review of your work'}</h1>
      <p className="mt-0.5 mb-4 text-ink-2">For {contractor.companyName}</p>
      <Card>
        <ReviewItem review={review} companyName={contractor.companyName} />
      </Card>
      {review.answer ? (
        <ButtonLink to="/contractors/$slug" params={{ slug: contractor.slug }} variant="primary" className="mt-4">
          See it on your page
        </ButtonLink>
      ) : (
        <AnswerForm id={id} onStale={() => refetch()} />
      )}
    </Page>
  );
}

function AnswerForm({ id, onStale }: { id: ReviewAnswerId; onStale: () => unknown }) {
  const answer = useAnswer(id);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ReviewAnswerForm),
    defaultValues: { text: '' },
  });

  const submit = handleSubmit(async ({ text }) => {
    try {
      await answer.mutateAsync(text);
      announce('Your answer is public.');
      focusPage();
    } catch (failure) {
      toast({ title: 'Your answer was not saved', description: sentenceFor(failure), tone: 'destructive' });
      onStale();
    }
  });

  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-4">
      <Field
        name="text"
        label="Your answer"
        hint="Public, under the review. Don't write where the customer lives or how to reach them."
        error={formState.errors.text?.message}
        required
      >
        {(control) => <Textarea {...control} {...register('text')} rows={5} maxLength={MAX_ANSWER_LENGTH} />}
      </Field>
      <Note icon={Info}>You can answer once, and the answer stays as it is.</Note>
      <Button
        type="submit"
        variant="primary"
        big
        className="justify-self-start"
        busy={formState.isSubmitting}
        busyLabel="Saving..."
      >
        Publish answer
      </Button>
    </form>
  );
}
