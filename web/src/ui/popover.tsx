import { type ReactNode, type Ref, useId, useRef } from 'react';
import { onDemand } from '../lib/on-demand.tsx';
import type { OpenPopoverProps } from './floating.tsx';

/** For the button that opens the popover. */
export interface PopoverTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
}

export interface PopoverProps {
  /** Renders the button that opens it. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** The accessible name. */
  label: string;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** Without a connection, the library may be missing. Then it opens below its button. */
const PlainPopover = ({ id, label, className = '', children }: OpenPopoverProps) => (
  <div id={id} role="dialog" aria-label={label} className={`mt-1.5 rounded border border-line p-3 ${className}`}>
    {children}
  </div>
);

/** The library that places it is loaded after the page. */
export const OpenPopover = onDemand(async () => (await import('./floating.tsx')).OpenPopover, PlainPopover);

/** A small sheet next to the button that opens it. Escape and a click outside close it and return the focus. */
export function Popover({ trigger, label, children, open, onOpenChange, align = 'start', className }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <OpenPopover
          anchor={button}
          id={id}
          label={label}
          align={align}
          className={className}
          onClose={() => onOpenChange(false)}
        >
          {children}
        </OpenPopover>
      )}
    </>
  );
}
