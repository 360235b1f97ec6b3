import clsx from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

const control =
  'control block w-full min-h-12 rounded border border-line-strong bg-surface px-3.5 py-[11px] leading-6 text-ink transition-colors aria-invalid:border-red-solid aria-invalid:inset-ring aria-invalid:inset-ring-red-solid disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3';

export interface InputProps extends ComponentProps<'input'> {
  /** Shown inside, at the start. */
  icon?: LucideIcon;
}

/** A single-line text input. Put it in a `Field`. */
export function Input({ icon, className, ...rest }: InputProps) {
  if (!icon) return <input className={clsx(control, className)} {...rest} />;
  return (
    <span className="relative block">
      <Icon of={icon} className="pointer-events-none absolute top-3.5 left-3.5 text-ink-3" />
      <input className={clsx(control, 'pl-10.5', className)} {...rest} />
    </span>
  );
}

/** A multi-line text input that can be resized vertically. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(control, 'min-h-28 resize-y', className)} {...rest} />;
}

/** The platform's own select, which works best on a phone. Give it `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={clsx(control, 'cursor-pointer appearance-none pr-10.5', className)} {...rest}>
        {children}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
    </span>
  );
}
