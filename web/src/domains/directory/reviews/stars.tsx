import clsx from 'clsx';
import { Star } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

const FIVE = [1, 2, 3, 4, 5] as const;

/** '4 of 5 stars', drawn. */
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
      <span className="sr-only">{rating} of 5 stars</span>
    </span>
  );
}
