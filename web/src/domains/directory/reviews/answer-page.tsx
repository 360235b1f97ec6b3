import { MAX_ANSWER_LENGTH } from '@plumbline/contract/domains/directory/review.ts';
import { answerReview } from '@plumbline/contract/domains/directory/review-endpoints.ts';
import { type ReviewAnswerId, readId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { announce } from '../../../ui/announcer.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { answerableQuery, useAnswer } from '../api.ts';
import { ReviewItem } from './review-item.tsx';
import { reviewsWords } from './reviews.words.ts';

const words = here(reviewsWords);

/** The page where a contractor answers a review once. */
export function AnswerPage({ answerId }: { answerId: string }) {
  const id = readId<ReviewAnswerId>(answerId);
  const { data, error, isFetching, refetch } = useQuery(answerableQuery(id));
  if (!data) {
    if (error instanceof ApiError && error.status === 404) {
      return (
        <Page width="slim">
          <EmptyState level={1} title={words.notFound} action={<ButtonLink to="/">{words.backHome}</ButtonLink>}>
            {words.mayBeTakenBack}
          </EmptyState>
        </Page>
      );
    }
    if (!error) return <RoutePending />;
    return (
      <Page width="slim">
        <h1 className="mb-4">{words.ofYourWork}</h1>
        <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
      </Page>
    );
  }
  const { contractor, review } = data;
  return (
    <Page width="slim">
      <h1>{review.answer ? words.answerIsPublic : words.ofYourWork}</h1>
      <p className="mt-0.5 mb-4 text-ink-2">{words.forCompany(contractor.companyName)}</p>
      <Card>
        <ReviewItem review={review} companyName={contractor.companyName} />
      </Card>
      {review.answer ? (
        <ButtonLink to="/contractors/$slug" params={{ slug: contractor.slug }} variant="primary" className="mt-4">
          {words.seeOnYourPage}
        </ButtonLink>
      ) : (
        <AnswerForm id={id} onStale={() => refetch()} />
      )}
    </Page>
  );
}

function AnswerForm({ id, onStale }: { id: ReviewAnswerId; onStale: () => unknown }) {
  const answer = useAnswer(id);
  const form = useForm({
    to: answerReview,
    params: { id },
    initial: { text: '' },
    send: async ({ text }) => {
      await answer.mutateAsync(text);
      announce(words.answerPublished);
      focusPage();
    },
    onRefused: (error) => {
      toast({ title: words.answerNotSaved, description: sentenceFor(error), tone: 'destructive' });
      onStale();
    },
  });

  return (
    <Form of={form} className="mt-6 grid gap-4">
      <Field {...form.field('text')} label={words.yourAnswer} hint={words.answerHint} required>
        {(control) => <Textarea {...control} {...form.text('text')} rows={5} maxLength={MAX_ANSWER_LENGTH} />}
      </Field>
      <Note icon={Info}>{words.answerOnce}</Note>
      <SubmitButton of={form} className="justify-self-start" busyLabel={words.saving}>
        {words.publishAnswer}
      </SubmitButton>
    </Form>
  );
}
