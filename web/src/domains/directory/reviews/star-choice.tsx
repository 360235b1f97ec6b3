import clsx from 'clsx';
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon.tsx';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

export interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  value: number;
  /** `{...register('rating')}`: native radios keep arrows, forms and screen readers working. */
  input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'>;
}

/** One to five stars: by a press, by the arrow keys, and in words. */
export function StarChoice({ value, input }: StarChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="-ml-2 flex">
        {words.map((word, at) => (
          <label
            key={word}
            className="relative grid size-12 cursor-pointer place-items-center rounded has-focus-visible:outline-3 has-focus-visible:outline-plumb"
          >
            <input {...input} type="radio" value={at + 1} className="sr-only" />
            <Icon
              of={Star}
              size="large"
              className={clsx('size-8', at < value ? 'fill-plumb stroke-plumb' : 'fill-transparent stroke-line-strong')}
            />
            <span className="sr-only">
              {at + 1} of 5 stars: {word}
            </span>
          </label>
        ))}
      </div>
      <span className="font-quiet" aria-hidden="true">
        {words[value - 1] ?? ''}
      </span>
    </div>
  );
}
