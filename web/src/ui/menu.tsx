import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
}

/** Actions opened by a button. Arrow keys, first letters and Escape work as expected of a menu. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="popover z-40 min-w-64 max-w-(--radix-dropdown-menu-content-available-width) rounded border border-line bg-surface p-1.5 shadow"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  icon: LucideIcon;
  onSelect: () => void;
  children: ReactNode;
  /** A second, subdued line. */
  hint?: ReactNode;
}

/** An action in a menu. */
export function MenuItem({ icon, onSelect, children, hint }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-start gap-3 rounded px-3 py-2.5 outline-none data-highlighted:bg-plumb-tint"
    >
      <Icon of={icon} className="mt-0.5 text-ink-2" />
      <span className="min-w-0">
        <span className="block font-quiet">{children}</span>
        {hint && <span className="block text-meta text-ink-2">{hint}</span>}
      </span>
    </Radix.Item>
  );
}
