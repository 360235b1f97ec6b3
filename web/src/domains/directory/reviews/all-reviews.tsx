import { formatCount, formatLongDay } from '@plumbline/contract/kernel/format.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { reviewsQuery } from '../api.ts';
import { ReviewItem } from './review-item.tsx';

/** Every review of a contractor, a page at a time, with how many gave how many stars and what was taken back. */
export function AllReviews({ id, companyName }: { id: ContractorId; companyName: string }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    reviewsQuery(id),
  );
  const [first] = data?.pages ?? [];
  if (!first) {
    if (!error) return <ReviewsLoading />;
    return <ErrorState title="Failed to fetch reviews" error={error} onRetry={() => refetch()} busy={isFetching} />;
  }
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  if (first.total === 0 && first.removed.length === 0) return <p className="text-ink-2">New, no reviews yet.</p>;
  return (
    <>
      <RatingBars ratings={first.ratings} total={first.total} />
      {first.total > 0 && (
        <p className="mt-2 text-meta text-ink-2">
          The rating is the mean of these stars, to a tenth. Each review counts the same.
        </p>
      )}
      <ul aria-label="Reviews" className="mt-4 divide-y divide-line border-y border-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-4">
            <ReviewItem review={review} companyName={companyName} />
          </li>
        ))}
      </ul>
      <p role="status" className="num mt-3 text-meta text-ink-2">
        Showing {reviews.length.toLocaleString('en-US')} of {formatCount(first.total, 'review')}
      </p>
      {hasNextPage && (
        <Button
          className="mt-2 no-print"
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => fetchNextPage()}
        >
          Show more reviews
        </Button>
      )}
      {error && first && <ErrorState title="Failed to fetch reviews" error={error} onRetry={() => fetchNextPage()} />}
      {first.removed.length > 0 && (
        <ul aria-label="Reviews taken back" className="mt-4 text-meta text-ink-2">
          {first.removed.map(({ id: removedId, writtenAt, removedAt, byOperator }) => (
            <li key={removedId}>
              A review of {formatLongDay(writtenAt)} was{' '}
              {byOperator ? 'hidden by an operator' : 'taken back by its writer'} on {formatLongDay(removedAt)}.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How many reviews give five stars, four … : the whole picture behind one figure. */
function RatingBars({ ratings, total }: { ratings: readonly number[]; total: number }) {
  if (total === 0) return null;
  return (
    <ul aria-label="How many stars were given" className="num grid max-w-80 gap-1 text-meta">
      {ratings
        .map((count, at) => ({ stars: at + 1, count }))
        .reverse()
        .map(({ stars, count }) => (
          <li key={stars} className="grid grid-cols-[2rem_minmax(0,1fr)_3rem] items-center gap-2">
            <span className="flex items-center gap-1">
              {stars}
              <Icon of={Star} size="tiny" className="fill-ink-3 stroke-ink-3" />
              <span className="sr-only"> stars: </span>
            </span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
              <rect width="100" height="8" className="fill-sunken" />
              <rect width={(count / total) * 100} height="8" className="fill-plumb" />
            </svg>
            <span className="text-right text-ink-2">{count.toLocaleString('en-US')}</span>
          </li>
        ))}
    </ul>
  );
}

function ReviewsLoading() {
  return (
    <Loading label="Loading the reviews">
      {[0, 1, 2].map((at) => (
        <div key={at} className="border-b border-line py-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-2 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
