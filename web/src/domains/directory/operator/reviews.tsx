import type { OperatorReview } from '@plumbline/contract/domains/directory/operator-listing.ts';
import { formatLongDay } from '@plumbline/contract/kernel/format.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { itemsOf } from '../../../lib/list-pages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Stars } from '../reviews/stars.tsx';
import { operatorReviewsQuery, useHideReview } from './calls.ts';

/** The reviews of everybody, or of one contractor, newest first, to hide them. */
export function Reviews({ contractorId }: { contractorId: ContractorId | undefined }) {
  const query = useInfiniteQuery(operatorReviewsQuery(contractorId));
  const [first] = itemsOf(query.data);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[60ch] text-ink-2">
          {contractorId === undefined
            ? 'The newest reviews of everybody. Those of one contractor: find its listing first.'
            : `Reviews of ${first?.contractor.companyName ?? 'this contractor'}, newest first.`}
        </p>
        {contractorId === undefined ? (
          <ButtonLink to="/operator" search={{ tab: 'listings' }}>
            Find a Listing
          </ButtonLink>
        ) : (
          <ButtonLink to="/operator" search={{ tab: 'reviews' }}>
            Show All Reviews
          </ButtonLink>
        )}
      </div>
      <ListStates
        query={query}
        what="the reviews"
        empty={
          <EmptyState title="No reviews yet">
            {contractorId ? 'This contractor has none.' : 'Nobody has any.'}
          </EmptyState>
        }
      >
        {(reviews) => (
          <ul aria-label="Reviews" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

function ReviewItem({ review }: { review: OperatorReview }) {
  const { contractor, customerName, rating, reviewText, isVerified, createdAt, removedAt, removedBy } = review;
  const [asking, setAsking] = useState(false);
  const hide = useHideReview(review.id);
  const isHidden = removedBy === 'operator';

  const confirm = async (reason: string) => {
    await hide.mutateAsync({ hidden: !isHidden, reason });
    toast({
      title: isHidden ? 'Review Shown' : 'Review Hidden',
      description: isHidden ? 'Its stars count again.' : 'Its page says that an operator has hidden one.',
      tone: 'success',
    });
  };

  return (
    <Card as="li">
      <article
        aria-label={`Review of ${contractor.companyName} by ${customerName}`}
        className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3"
      >
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Stars rating={rating} />
            <b>{customerName}</b>
            {removedBy && <RemovedBadge by={removedBy} />}
          </div>
          <p className="text-meta text-ink-2">
            <span className="font-quiet wrap-anywhere">{contractor.companyName}</span>, {formatLongDay(createdAt)}
            {isVerified && ', verified job'}
          </p>
          {reviewText && <p className="mt-1 whitespace-pre-line wrap-anywhere">{reviewText}</p>}
          {removedAt && (
            <p className="mt-1 text-meta text-ink-2">
              {isHidden
                ? `Hidden by an operator on ${formatLongDay(removedAt)}; the listing's page says so.`
                : `Taken back by its writer on ${formatLongDay(removedAt)}: its words are gone.`}
            </p>
          )}
        </div>
        {removedBy !== 'writer' && (
          <Button
            variant={isHidden ? 'secondary' : 'danger'}
            aria-label={`${isHidden ? 'Show Again' : 'Hide'}: review of ${contractor.companyName} by ${customerName}`}
            onClick={() => setAsking(true)}
          >
            {isHidden ? 'Show Again' : 'Hide'}
          </Button>
        )}
        <ReasonDialog
          open={asking}
          onOpenChange={setAsking}
          title={isHidden ? 'Show this review again?' : 'Hide this review?'}
          confirmLabel={isHidden ? 'Show Review' : 'Hide Review'}
          danger={!isHidden}
          hint="Kept in the audit log."
          onConfirm={confirm}
        >
          {isHidden
            ? 'Its words are back, and its stars count again.'
            : 'Its words go and its stars no longer count. That an operator has hidden a review stays to be seen.'}
        </ReasonDialog>
      </article>
    </Card>
  );
}

function RemovedBadge({ by }: { by: 'operator' | 'writer' }) {
  return by === 'operator' ? (
    <Badge tone="red" icon={EyeOff}>
      Hidden
    </Badge>
  ) : (
    <Badge tone="gray" icon={Undo2}>
      Taken back
    </Badge>
  );
}
