import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** The element, such as `section` or `li`. */
  as?: ElementType;
  /** More room inside on wide screens. */
  roomy?: boolean;
  /** The chosen one: plumb border and wash. */
  selected?: boolean;
}

/** A sheet with a hairline. No shadow: only what floats has one. */
export function Card({ as: Element = 'div', roomy = false, selected = false, className, ...rest }: CardProps) {
  return (
    <Element
      className={clsx(
        'card rounded border p-4',
        roomy && 'lg:p-6',
        selected ? 'border-plumb bg-plumb-tint inset-ring inset-ring-plumb' : 'border-line bg-surface',
        className,
      )}
      {...rest}
    />
  );
}
