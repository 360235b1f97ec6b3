import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { formatLongDay, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { reviewsQuery } from '../api.ts';
import { ReviewItem } from './review-item.tsx';
import { reviewsWords } from './reviews.words.ts';

const words = here(reviewsWords);

/** All reviews of a contractor, a page at a time, with the distribution of stars and the withdrawn ones. */
export function AllReviews({ id, companyName }: { id: ContractorId; companyName: string }) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    reviewsQuery(id),
  );
  const [first] = data?.pages ?? [];
  if (!first) {
    if (!error) return <ReviewsLoading />;
    return <ErrorState title={words.fetchFailed} error={error} onRetry={() => refetch()} busy={isFetching} />;
  }
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  if (first.total === 0 && first.removed.length === 0) return <p className="text-ink-2">{words.noneYet}</p>;
  return (
    <>
      <RatingBars ratings={first.ratings} total={first.total} />
      {first.total > 0 && <p className="mt-2 text-meta text-ink-2">{words.meanOfStars}</p>}
      <ul aria-label={words.reviews} className="mt-4 divide-y divide-line border-y border-line">
        {reviews.map((review) => (
          <li key={review.id} className="py-4">
            <ReviewItem review={review} companyName={companyName} />
          </li>
        ))}
      </ul>
      <p role="status" className="num mt-3 text-meta text-ink-2">
        {words.showing(formatNumber(reviews.length), first.total, formatNumber(first.total))}
      </p>
      {hasNextPage && (
        <Button
          className="mt-2 no-print"
          busy={isFetchingNextPage}
          busyLabel={words.loading}
          onClick={() => fetchNextPage()}
        >
          {words.showMore}
        </Button>
      )}
      {error && first && <ErrorState title={words.fetchFailed} error={error} onRetry={() => fetchNextPage()} />}
      {first.removed.length > 0 && (
        <ul aria-label={words.takenBack} className="mt-4 text-meta text-ink-2">
          {first.removed.map(({ id: removedId, writtenAt, removedAt, byOperator }) => (
            <li key={removedId}>
              {byOperator
                ? words.hiddenOn(formatLongDay(writtenAt), formatLongDay(removedAt))
                : words.takenBackOn(formatLongDay(writtenAt), formatLongDay(removedAt))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The number of reviews with five stars, four stars and so on. */
function RatingBars({ ratings, total }: { ratings: readonly number[]; total: number }) {
  if (total === 0) return null;
  return (
    <ul aria-label={words.starsGiven} className="num grid max-w-80 gap-1 text-meta">
      {ratings
        .map((count, at) => ({ stars: at + 1, count }))
        .reverse()
        .map(({ stars, count }) => (
          <li key={stars} className="grid grid-cols-[2rem_minmax(0,1fr)_3rem] items-center gap-2">
            <span className="flex items-center gap-1">
              {stars}
              <Icon of={Star} size="tiny" className="fill-ink-3 stroke-ink-3" />
              <span className="sr-only">{words.starsLabel}</span>
            </span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
              <rect width="100" height="8" className="fill-sunken" />
              <rect width={(count / total) * 100} height="8" className="fill-plumb" />
            </svg>
            <span className="text-right text-ink-2">{formatNumber(count)}</span>
          </li>
        ))}
    </ul>
  );
}

function ReviewsLoading() {
  return (
    <Loading label={words.loadingReviews}>
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
