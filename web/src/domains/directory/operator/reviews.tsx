import { hideReview } from '@plumbline/contract/domains/directory/operator-endpoints.ts';
import type { OperatorReview } from '@plumbline/contract/domains/directory/operator-listing.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatLongDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
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
import { operatorWords } from './operator.words.ts';

const words = here(operatorWords);

/** All reviews or those of one contractor, newest first, so that operators can hide them. */
export function Reviews({ contractorId }: { contractorId: ContractorId | undefined }) {
  const query = useInfiniteQuery(operatorReviewsQuery(contractorId));
  const [first] = itemsOf(query.data);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[60ch] text-ink-2">
          {contractorId === undefined
            ? words.newestOfAll
            : first
              ? words.newestOf(first.contractor.companyName)
              : words.newestOfThis}
        </p>
        {contractorId === undefined ? (
          <ButtonLink to="/operator" search={{ tab: 'listings' }}>
            {words.findAListing}
          </ButtonLink>
        ) : (
          <ButtonLink to="/operator" search={{ tab: 'reviews' }}>
            {words.showAll}
          </ButtonLink>
        )}
      </div>
      <ListStates
        query={query}
        texts={words.states}
        empty={<EmptyState title={words.noReviews}>{contractorId ? words.thisHasNone : words.nobodyHasAny}</EmptyState>}
      >
        {(reviews) => (
          <ul aria-label={words.reviews} className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
      title: isHidden ? words.reviewShown : words.reviewHidden,
      description: isHidden ? words.starsCountAgain : words.pageSaysHidden,
      tone: 'success',
    });
  };

  return (
    <Card as="li">
      <article
        aria-label={words.reviewOfBy(contractor.companyName, customerName)}
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
            {isVerified && `, ${words.verifiedJob}`}
          </p>
          {reviewText && <p className="mt-1 whitespace-pre-line wrap-anywhere">{reviewText}</p>}
          {removedAt && (
            <p className="mt-1 text-meta text-ink-2">
              {isHidden ? words.hiddenOn(formatLongDay(removedAt)) : words.takenBackOn(formatLongDay(removedAt))}
            </p>
          )}
        </div>
        {removedBy !== 'writer' && (
          <Button
            variant={isHidden ? 'secondary' : 'danger'}
            aria-label={words.actOnReview(
              isHidden ? words.showAgain : words.hide,
              contractor.companyName,
              customerName,
            )}
            onClick={() => setAsking(true)}
          >
            {isHidden ? words.showAgain : words.hide}
          </Button>
        )}
        {asking && (
          <ReasonDialog
            to={hideReview}
            params={{ id: review.id }}
            decided={{ hidden: !isHidden }}
            onClose={() => setAsking(false)}
            title={isHidden ? words.showThisReview : words.hideThisReview}
            submitLabel={isHidden ? words.showReview : words.hideReview}
            danger={!isHidden}
            hint={words.auditLog}
            send={confirm}
          >
            {isHidden ? words.wordsAreBack : words.wordsGo}
          </ReasonDialog>
        )}
      </article>
    </Card>
  );
}

function RemovedBadge({ by }: { by: 'operator' | 'writer' }) {
  return by === 'operator' ? (
    <Badge tone="red" icon={EyeOff}>
      {words.hidden}
    </Badge>
  ) : (
    <Badge tone="gray" icon={Undo2}>
      {words.takenBack}
    </Badge>
  );
}
