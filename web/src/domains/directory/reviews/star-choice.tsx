import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { here } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icon.tsx';
import { reviewsWords } from './reviews.words.ts';

const words = here(reviewsWords);

export interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  value: number;
  /** Native radios keep arrows, forms and screen readers working. */
  input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'>;
}

/** A choice of one to five stars, by pointer or arrow keys, with the rating in words. */
export function StarChoice({ value, input }: StarChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="-ml-2 flex">
        {words.grades.map((grade, at) => (
          <label
            key={grade}
            className="star relative grid size-12 cursor-pointer place-items-center rounded has-focus-visible:outline-3 has-focus-visible:outline-plumb"
          >
            <input {...input} type="radio" value={at + 1} checked={value === at + 1} className="sr-only" />
            <Icon of={Star} size="large" className="size-8" />
            <span className="sr-only">{words.starsWithGrade(at + 1, grade)}</span>
          </label>
        ))}
      </div>
      <span className="font-quiet" aria-hidden="true">
        {words.grades[value - 1] ?? ''}
      </span>
    </div>
  );
}
