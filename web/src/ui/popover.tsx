import clsx from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** A small sheet next to the button that opens it. Escape and a click outside close it and return the focus. */
export function Popover({ trigger, label, children, open, onOpenChange, align = 'start', className }: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={clsx('popover z-40 rounded border border-line bg-surface p-3 shadow', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
