import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'line' | 'text' | 'danger' | 'danger-text' | 'icon';

interface ButtonLook {
  /**
   * `primary` once per decision in a view; `line` for a choice repeated in a list; `text` for an action that looks like
   * a link.
   */
  variant?: ButtonVariant | undefined;
  /** 48 px high, for forms and bars. */
  big?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

const looks: Record<ButtonVariant, string> = {
  primary: 'border-plumb-fill bg-plumb-fill text-on-fill hover:border-plumb-fill-hover hover:bg-plumb-fill-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  line: 'border-plumb bg-surface text-plumb-ink hover:bg-plumb-tint',
  text: 'border-transparent text-plumb-ink hover:bg-plumb-tint',
  danger: 'border-red-solid bg-surface text-red-ink hover:bg-red-tint',
  'danger-text': 'border-transparent text-red-ink hover:bg-red-tint',
  icon: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
};

/** Returns the classes of a button for elements other than `<button>`: a phone number, a download, an external link. */
export function buttonClass({ variant = 'secondary', big = false, block = false }: ButtonLook = {}): string {
  const quiet = variant === 'text' || variant === 'danger-text';
  const padding = variant === 'icon' ? 'w-11 p-0' : quiet ? 'px-2.5 py-2' : big ? 'px-5 py-2.5' : 'px-4 py-2';
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded border text-center font-strong leading-5 no-underline transition-colors',
    big ? 'min-h-12' : 'min-h-11',
    padding,
    block && 'w-full',
    looks[variant],
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3',
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While set, the button shows a spinner and, if given, `busyLabel`, and ignores clicks. */
  busy?: boolean;
  /** The specification's label while busy, such as 'Submitting...'. */
  busyLabel?: string;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

/**
 * A button that shows when it is busy and can't be clicked twice: clicks are ignored while `busy`, and while a promise
 * returned by `onClick` is pending. It stays focusable, so that the focus isn't lost.
 */
export function Button({
  variant,
  big,
  block,
  busy = false,
  busyLabel,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const pending = useRef(false);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || pending.current) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const result: unknown = onClick?.(event);
    if (result instanceof Promise) {
      pending.current = true;
      const release = () => {
        pending.current = false;
      };
      result.then(release, release);
    }
  };

  return (
    <button
      type={type}
      className={clsx(buttonClass({ variant, big, block }), busy && 'cursor-progress', className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {busy && busyLabel ? busyLabel : children}
      {iconEnd && !busy && <Icon of={iconEnd} />}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'iconEnd' | 'big' | 'block'> {
  icon: LucideIcon;
  /** The action, used as the accessible name. */
  label: string;
}

/** A square button with an icon and an accessible name. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button variant="icon" aria-label={label} {...rest} />;
}

interface AnchorProps extends ComponentProps<'a'>, ButtonLook {
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  children?: ReactNode;
}

/** A plain link that looks like a button: `tel:`, `mailto:`, an external site. */
export function ButtonAnchor({ variant, big, block, icon, iconEnd, className, children, ...rest }: AnchorProps) {
  return (
    <a className={clsx(buttonClass({ variant, big, block }), className)} {...rest}>
      {icon && <Icon of={icon} />}
      {children}
      {iconEnd && <Icon of={iconEnd} />}
    </a>
  );
}

/** A link to one of our routes that looks like a button: `<ButtonLink to="/request-service">`. */
export const ButtonLink = createLink(ButtonAnchor);
