import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** An action in a menu. */
export interface MenuItem {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: ReactNode;
  /** A second, subdued line. */
  readonly hint?: ReactNode;
  readonly onSelect: () => void;
}

export const MENU_LINE =
  'flex min-h-11 w-full cursor-pointer items-start gap-3 rounded px-3 py-2.5 text-left outline-none data-highlighted:bg-plumb-tint';

export const MenuLine = ({ icon, label, hint }: Pick<MenuItem, 'icon' | 'label' | 'hint'>) => (
  <>
    <Icon of={icon} className="mt-0.5 text-ink-2" />
    <span className="min-w-0">
      <span className="block font-quiet">{label}</span>
      {hint && <span className="block text-meta text-ink-2">{hint}</span>}
    </span>
  </>
);
