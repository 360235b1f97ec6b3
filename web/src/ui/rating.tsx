import { ExternalLink, Star } from 'lucide-react';
import { Icon } from './icon.tsx';

export interface RatingProps {
  /** 0 to 5; null for nobody's rating yet. */
  rating: number | null | undefined;
  reviewCount: number | null | undefined;
  /** The figures are made up for a demonstration, and say so. */
  sample?: boolean;
  /** Where the reviews can be read; opens beside. */
  href?: string | undefined;
}

/** '4.7 88 reviews', or 'New, no reviews yet'. An invented figure is never shown as a real one. */
export function Rating({ rating, reviewCount, sample = false, href }: RatingProps) {
  if (rating == null || !reviewCount) return <span className="text-ink-2">New, no reviews yet</span>;
  const count = `${reviewCount.toLocaleString('en-US')} ${reviewCount === 1 ? 'review' : 'reviews'}`;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Icon of={Star} size="small" className="fill-ink stroke-ink" />
      <b className="num">
        <span className="sr-only">Rated </span>
        {rating.toFixed(1)}
        <span className="sr-only"> of 5,</span>
      </b>
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => event.stopPropagation()}
          className="-my-2.5 inline-flex min-h-11 items-center gap-1 text-plumb-ink underline underline-offset-3"
        >
          {count}
          <Icon of={ExternalLink} size="small" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <span className="text-ink-2">{count}</span>
      )}
      {sample && <span className="text-meta text-ink-2">· Sample rating</span>}
    </span>
  );
}
