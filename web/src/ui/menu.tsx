import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { onDemand } from '../lib/on-demand.tsx';
import { MENU_LINE, type MenuItem, MenuLine } from './menu-line.tsx';
import type { OpenMenuProps } from './open-menu.tsx';

/** For the button that opens the menu. */
export interface MenuTrigger {
  readonly ref: Ref<HTMLButtonElement>;
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the button that opens it. */
  trigger: (props: MenuTrigger) => ReactNode;
  items: readonly MenuItem[];
}

/** Without a connection, the library may be missing. Then it opens below its button. */
const PlainMenu = ({ id, items, onClose }: OpenMenuProps) => (
  <div id={id} role="menu" className="mt-1.5 rounded border border-line p-1.5">
    {items.map((item) => (
      <button
        key={item.id}
        type="button"
        role="menuitem"
        className={MENU_LINE}
        onClick={() => {
          onClose();
          item.onSelect();
        }}
      >
        <MenuLine {...item} />
      </button>
    ))}
  </div>
);

/** The library that places it is loaded after the page. */
const OpenMenu = onDemand(async () => (await import('./open-menu.tsx')).OpenMenu, PlainMenu);

/** Actions opened by a button. Arrow keys, first letters and Escape work as expected of a menu. */
export function Menu({ trigger, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'by-keyboard' | 'by-pointer'>();
  const close = () => setOpened(undefined);
  return (
    <span className="relative">
      {trigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        'aria-controls': opened && id,
        // A click by keyboard has no position in a sequence of clicks.
        onClick: ({ detail }) => (opened ? close() : setOpened(detail === 0 ? 'by-keyboard' : 'by-pointer')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || opened) return;
          event.preventDefault();
          setOpened('by-keyboard');
        },
      })}
      {opened && (
        <OpenMenu anchor={button} id={id} items={items} byKeyboard={opened === 'by-keyboard'} onClose={close} />
      )}
    </span>
  );
}
