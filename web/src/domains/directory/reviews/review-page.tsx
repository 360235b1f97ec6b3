import type { ReviewInvitation } from '@plumbline/contract/domains/directory/review.ts';
import { type ReviewInvitationId, readId } from '@plumbline/contract/kernel/id.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatLongDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { focusPage } from '../../../ui/shell/route-change.tsx';
import { RoutePending } from '../../../ui/shell/route-states.tsx';
import { invitationQuery, useReview } from '../api.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewsWords } from './reviews.words.ts';
import { serviceName } from './service-name.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

const words = here(reviewsWords);

/**
 * The page where the customer of a completed request writes, edits or withdraws a review. `edit`: 'yes' shows the form of
 * a written one.
 */
export function ReviewPage({ invitationId, edit }: { invitationId: string; edit?: string | undefined }) {
  const id = readId<ReviewInvitationId>(invitationId);
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(id));
  if (data) return <Invited id={id} invitation={data} edits={edit === 'yes'} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page width="slim">
        <EmptyState level={1} title={words.notFound} action={<ButtonLink to="/">{words.backHome}</ButtonLink>}>
          {words.checkLink}
        </EmptyState>
      </Page>
    );
  }
  if (!error) return <RoutePending />;
  return (
    <Page width="slim">
      <h1 className="mb-4">{words.yourReview}</h1>
      <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
    </Page>
  );
}

interface InvitedProps {
  id: ReviewInvitationId;
  invitation: ReviewInvitation;
  edits: boolean;
}

function Invited({ id, invitation, edits }: InvitedProps) {
  const { contractor, customerName, review, removedAt } = invitation;
  const { write } = useReview(id);
  const [editing, setEditing] = useState(edits);

  /** Announces what happened for screen readers; the page shows it. */
  const settled = (message: string) => {
    setEditing(false);
    announce(message);
    focusPage();
  };

  const title = review && !editing ? words.yourReviewOf(contractor.companyName) : words.howWas(contractor.companyName);
  return (
    <Page width="slim">
      <h1 className="wrap-anywhere">{title}</h1>
      <p className="mt-0.5 text-ink-2">
        {serviceName(invitation)}, {contractor.city}, {contractor.state}
      </p>
      <div className="mt-5">
        {removedAt ? (
          <Note icon={Undo2} title={words.youTookItBack}>
            <p>{words.takenBackExplained(formatLongDay(removedAt))}</p>
          </Note>
        ) : review && !editing ? (
          <>
            <Note icon={CircleCheck} tone="green" title={words.reviewIsPublic}>
              <p>{words.markedVerified}</p>
            </Note>
            <Card className="mt-4">
              <ReviewItem review={review} companyName={contractor.companyName} />
            </Card>
            <div className="mt-4 flex flex-wrap gap-2">
              <ButtonLink to="/contractors/$slug" params={{ slug: contractor.slug }} variant="primary">
                {words.seeOnTheirPage}
              </ButtonLink>
              <FilterForm keep={{ edit: 'yes' }} onFilter={() => setEditing(true)}>
                <Button type="submit">{words.edit}</Button>
              </FilterForm>
              <DialogButton
                variant="danger-text"
                aria-haspopup="dialog"
                dialog={(close) => (
                  <TakeBackDialog id={id} onClose={close} onTakenBack={() => settled(words.reviewTakenBack)} />
                )}
              >
                {words.takeBack}
              </DialogButton>
            </div>
          </>
        ) : (
          <ReviewForm
            invitationId={id}
            before={review ? { rating: review.rating, reviewText: review.reviewText } : undefined}
            signedAs={customerName}
            onSubmit={async (form) => {
              await write.mutateAsync(form);
              settled(words.reviewPublished);
            }}
            {...(review ? { onCancel: () => setEditing(false) } : {})}
          />
        )}
      </div>
    </Page>
  );
}
