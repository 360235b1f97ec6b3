import type { ReviewInvitation } from '@plumbline/contract/domains/directory/review.ts';
import { formatLongDay } from '@plumbline/contract/kernel/format.ts';
import { ReviewInvitationId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { invitationQuery, useReview } from '../api.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';

/** Under the link that the customer of a completed request is sent: rate, write, edit, take back. */
export function ReviewPage({ invitationId }: { invitationId: string }) {
  const id = ReviewInvitationId.parse(invitationId);
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(id));
  if (data) return <Invited id={id} invitation={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page width="slim">
        <EmptyState level={1} title="Review Not Found" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
          We couldn't find this review. Please check your link.
        </EmptyState>
      </Page>
    );
  }
  if (!error) return <RoutePending />;
  return (
    <Page width="slim">
      <h1 className="mb-4">Your review</h1>
      <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
    </Page>
  );
}

function Invited({ id, invitation }: { id: ReviewInvitationId; invitation: ReviewInvitation }) {
  const { contractor, serviceType, customerName, review, removedAt } = invitation;
  const { write, remove } = useReview(id);
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);

  /** The page says what happened; whoever doesn't see it hears it. */
  const settled = (words: string) => {
    setEditing(false);
    announce(words);
    focusPage();
  };

  const takeBack = async () => {
    try {
      await remove.mutateAsync();
      settled('Your review was taken back.');
    } catch (failure) {
      toast({ title: 'Your review was not taken back', description: sentenceFor(failure), tone: 'destructive' });
      throw failure;
    }
  };

  const title = review && !editing ? `Your review of ${contractor.companyName}` : `How was ${contractor.companyName}?`;
  return (
    <Page width="slim">
      <h1 className="wrap-anywhere">{title}</h1>
      <p className="mt-0.5 text-ink-2">
        {serviceType}, {contractor.city}, {contractor.state}
      </p>
      <div className="mt-5">
        {removedAt ? (
          <Note icon={Undo2} title="You took this review back">
            <p>
              On {formatLongDay(removedAt)}. The contractor's page says that a review was taken back, not what it said.
              Another one can't be written for this job.
            </p>
          </Note>
        ) : review && !editing ? (
          <>
            <Note icon={CircleCheck} tone="green" title="Your review is public">
              <p>It is marked ‘Verified job’, since the job was done through Plumbline.</p>
            </Note>
            <Card className="mt-4">
              <ReviewItem review={review} companyName={contractor.companyName} />
            </Card>
            <div className="mt-4 flex flex-wrap gap-2">
              <ButtonLink to="/contractors/$slug" params={{ slug: contractor.slug }} variant="primary">
                See it on their page
              </ButtonLink>
              <Button onClick={() => setEditing(true)}>Edit</Button>
              <Button variant="danger-text" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
                Take it back
              </Button>
            </div>
          </>
        ) : (
          <ReviewForm
            before={review ? { rating: review.rating, reviewText: review.reviewText } : undefined}
            signedAs={customerName}
            onSubmit={async (form) => {
              await write.mutateAsync(form);
              settled('Your review is public.');
            }}
            {...(review ? { onCancel: () => setEditing(false) } : {})}
          />
        )}
      </div>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Take the review back"
        danger
        confirmLabel="Take it back for good"
        busyLabel="Taking back..."
        onConfirm={takeBack}
      >
        Stars and words go, and the rating is computed without them. That a review was taken back, and when, stays on
        the contractor's page. You can't write another one for this job.
      </ConfirmDialog>
    </Page>
  );
}
