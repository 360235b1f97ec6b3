import type { Review } from '@plumbline/contract/domains/directory/review.ts';
import { formatLongDay } from '@plumbline/contract/kernel/format.ts';
import clsx from 'clsx';
import { BadgeCheck, MessageSquareReply } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { Stars } from './stars.tsx';

export interface ReviewItemProps {
  review: Review;
  /** In a card: few lines, without the trace of edits. */
  brief?: boolean;
  /** Of the contractor, whose answer may follow. */
  companyName: string;
}

/** What one customer said, whether the job is known here, what it was before, and what the contractor answered. */
export function ReviewItem({ review, brief = false, companyName }: ReviewItemProps) {
  const { customerName, rating, reviewText, isVerified, serviceType, createdAt, edits, answer } = review;
  return (
    <article aria-label={`Review by ${customerName}`} className="text-meta">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Stars rating={rating} />
        <b>{customerName}</b>
      </p>
      <p className="flex flex-wrap items-center gap-x-2.5 text-ink-2">
        <span>
          {serviceType && `${serviceType}, `}
          <time dateTime={createdAt} className="num">
            {formatLongDay(createdAt)}
          </time>
        </span>
        {isVerified && (
          <span className="inline-flex items-center gap-1">
            <Icon of={BadgeCheck} size="tiny" />
            Verified job
          </span>
        )}
      </p>
      <p className={clsx('mt-1 wrap-anywhere', brief ? 'line-clamp-3' : 'text-body whitespace-pre-line')}>
        {reviewText}
      </p>
      {!brief && edits.length > 0 && (
        <ul aria-label="Edits" className="mt-1 text-ink-2">
          {edits.map(({ at, ratingBefore }) => (
            <li key={at}>
              Edited {formatLongDay(at)}; it was {ratingBefore} of 5 stars before.
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className="mt-2 flex gap-2 border-l-2 border-line pl-3">
          <Icon of={MessageSquareReply} size="small" className="mt-0.5 text-ink-3" />
          <p className={clsx('min-w-0 wrap-anywhere', brief ? 'line-clamp-2' : 'whitespace-pre-line')}>
            <b>{companyName} answered: </b>
            {answer.text}
          </p>
        </div>
      )}
    </article>
  );
}
