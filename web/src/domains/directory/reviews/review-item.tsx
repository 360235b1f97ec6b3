import type { Review } from '@plumbline/contract/domains/directory/review.ts';
import clsx from 'clsx';
import { BadgeCheck, MessageSquareReply } from 'lucide-react';
import { formatLongDay } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { reviewsWords } from './reviews.words.ts';
import { serviceName } from './service-name.ts';
import { Stars } from './stars.tsx';

const words = here(reviewsWords);

export interface ReviewItemProps {
  review: Review;
  /** The short form for cards, without edits. */
  brief?: boolean;
  /** The contractor, who may have answered. */
  companyName: string;
}

/** A customer's review with its edits and the contractor's answer. */
export function ReviewItem({ review, brief = false, companyName }: ReviewItemProps) {
  const { customerName, rating, reviewText, isVerified, createdAt, edits, answer } = review;
  const service = serviceName(review);
  return (
    <article aria-label={words.reviewBy(customerName)} className="text-meta">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Stars rating={rating} />
        <b className="min-w-0 wrap-anywhere">{customerName}</b>
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 text-ink-2">
        <span>
          {service && `${service}, `}
          <time dateTime={createdAt} className="num">
            {formatLongDay(createdAt)}
          </time>
        </span>
        {isVerified && (
          <span className="inline-flex items-center gap-1">
            <Icon of={BadgeCheck} size="tiny" />
            {words.verifiedJob}
          </span>
        )}
      </p>
      <p className={clsx('mt-1 wrap-anywhere', brief ? 'line-clamp-3' : 'text-body whitespace-pre-line')}>
        {reviewText}
      </p>
      {!brief && edits.length > 0 && (
        <ul aria-label={words.edits} className="mt-1 text-ink-2">
          {edits.map(({ at, ratingBefore }) => (
            <li key={at}>{words.edited(formatLongDay(at), ratingBefore)}</li>
          ))}
        </ul>
      )}
      {answer && (
        <div className="mt-2 flex gap-2 border-l-2 border-line pl-3">
          <Icon of={MessageSquareReply} size="small" className="mt-0.5 text-ink-3" />
          <p className={clsx('min-w-0 wrap-anywhere', brief ? 'line-clamp-2' : 'whitespace-pre-line')}>
            <b>{words.answered(companyName)} </b>
            {answer.text}
          </p>
        </div>
      )}
    </article>
  );
}
