import clsx from 'clsx';
import { Star } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { reviewsWords } from './reviews.words.ts';

const words = here(reviewsWords);

const FIVE = [1, 2, 3, 4, 5] as const;

/** Shows '4 of 5 stars' as stars. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span className={clsx('inline-flex gap-0.5', className)}>
      {FIVE.map((star) => (
        <Icon
          key={star}
          of={Star}
          size="small"
          className={star <= rating ? 'fill-ink stroke-ink' : 'fill-transparent stroke-line-strong'}
        />
      ))}
      <span className="sr-only">{words.stars(rating)}</span>
    </span>
  );
}
