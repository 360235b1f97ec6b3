import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  /** At the right edge, such as a count. */
  end?: ReactNode;
}

/** A checkbox with its label. The whole line is the target. Works with `{...form.tick('consent')}`. */
export function Checkbox({ children, end, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <input type="checkbox" className="checkbox mt-0.5" {...rest} />
      <span className="min-w-0">{children}</span>
      {end !== undefined && <span className="num ml-auto text-meta leading-6 text-ink-3">{end}</span>}
    </label>
  );
}
