import { DropdownMenu as Radix } from 'radix-ui';
import { type RefObject, useEffect, useRef } from 'react';
import { MENU_LINE, type MenuItem, MenuLine } from './menu-line.tsx';

export interface OpenMenuProps {
  /** The button that it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  id: string;
  items: readonly MenuItem[];
  /** It was opened by keyboard, so the focus starts on the first item. */
  byKeyboard: boolean;
  onClose: () => void;
}

/** An open menu, with the library that places it and moves the focus in it. `Menu` loads it. */
export function OpenMenu({ anchor, id, items, byKeyboard, onClose }: OpenMenuProps) {
  const first = useRef<HTMLDivElement>(null);
  const leftByPointer = useRef(false);
  useEffect(() => {
    if (byKeyboard) first.current?.focus();
  }, [byKeyboard]);
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      {/* Where the button is, which the library would otherwise render. */}
      <Radix.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-labelledby={anchor.current?.id}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="popover z-40 min-w-64 max-w-(--radix-dropdown-menu-content-available-width) rounded border border-line bg-surface p-1.5 shadow"
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
          {items.map((item, at) => (
            <Radix.Item key={item.id} ref={at === 0 ? first : undefined} onSelect={item.onSelect} className={MENU_LINE}>
              <MenuLine {...item} />
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
