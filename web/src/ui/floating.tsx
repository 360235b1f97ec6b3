import clsx from 'clsx';
import { Popover as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';

export interface OpenPopoverProps {
  /** The button that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  id: string;
  onClose: () => void;
  /** The accessible name. */
  label: string;
  align: 'start' | 'center' | 'end';
  className: string | undefined;
  children: ReactNode;
}

/** An open popover, with the library that places it. `Popover` loads it. */
export function OpenPopover({ anchor, id, onClose, label, align, className, children }: OpenPopoverProps) {
  const leftByPointer = useRef(false);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={clsx('popover z-40 rounded border border-line bg-surface p-3 shadow', className)}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
            else leftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPointer.current) anchor.current?.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface OpenTooltipProps {
  /** The element that it explains. */
  anchor: RefObject<HTMLElement | null>;
  id: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  onClose: () => void;
  /** The pointer is over the text, where it may stay. */
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

const leaveFocus = (event: Event) => event.preventDefault();

/** An open tooltip, with the library that places it. It never has the focus. `Tooltip` loads it. */
export function OpenTooltip({ anchor, id, side, onClose, onEnter, onLeave, children }: OpenTooltipProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={leaveFocus}
          onCloseAutoFocus={leaveFocus}
          onFocusOutside={leaveFocus}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
          className="z-50 max-w-72 rounded bg-ink px-3 py-2 text-meta text-paper shadow"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
