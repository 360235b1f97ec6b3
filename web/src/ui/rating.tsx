import { BadgeCheck, ExternalLink, Star } from 'lucide-react';
import { formatNumber } from '../lib/format.ts';
import { here } from '../lib/language.ts';
import { Icon } from './icon.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface RatingProps {
  /** 0 to 5; null without ratings. */
  rating: number | null | undefined;
  reviewCount: number | null | undefined;
  /** The figures are invented for a demonstration, and are labeled so. */
  sample?: boolean;
  /** The page with the reviews, opened in a new tab. */
  href?: string | undefined;
}

/** '4.7 88 reviews', or 'New, no reviews yet'. An invented figure is never shown as a real one. */
export function Rating({ rating, reviewCount, sample = false, href }: RatingProps) {
  if (rating == null || !reviewCount) return <span className="text-ink-2">{words.rating.none}</span>;
  const figure = rating.toFixed(1);
  const count = words.rating.reviews(reviewCount, formatNumber(reviewCount));
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Icon of={Star} size="small" className="fill-ink stroke-ink" />
      <b className="num">
        <span aria-hidden="true">{figure}</span>
        <span className="sr-only">{words.rating.rated(figure)}</span>
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
          <span className="sr-only"> {words.opensInNewTab}</span>
        </a>
      ) : (
        <span className="text-ink-2">{count}</span>
      )}
      {sample && <span className="text-meta text-ink-2">· {words.rating.sample}</span>}
    </span>
  );
}

export interface RatingLineProps {
  contractor: {
    readonly rating: number | null;
    readonly reviewCount: number;
    readonly isSampleRating: boolean;
    readonly isVerified: boolean;
  };
}

/** A contractor's rating, and whether their license was checked. */
export const RatingLine = ({ contractor }: RatingLineProps) => (
  <p className="flex flex-wrap items-center gap-x-2 text-meta">
    <Rating rating={contractor.rating} reviewCount={contractor.reviewCount} sample={contractor.isSampleRating} />
    {contractor.isVerified && (
      <span className="inline-flex items-center gap-1 text-ink-2">
        <Icon of={BadgeCheck} size="small" />
        {words.rating.verified}
      </span>
    )}
  </p>
);
