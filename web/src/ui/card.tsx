import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** The element, such as `section` or `li`. */
  as?: ElementType;
  /** More padding on wide screens. */
  roomy?: boolean;
  /** Marks the selected card with a colored border and background. */
  selected?: boolean;
}

/** A surface with a hairline border. No shadow: only floating elements have one. */
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
