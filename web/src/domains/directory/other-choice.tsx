import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { asksAbout } from './choice-button.ts';

interface OtherWayProps extends ReturnType<typeof asksAbout> {
  icon: LucideIcon;
  label: string;
  children: string;
}

/** On phones: an alternative to picking from the list. */
export function OtherWay({ icon, label, children, ...asks }: OtherWayProps) {
  return (
    <button
      type="submit"
      {...asks}
      className="flex min-h-15 w-full items-center gap-3 rounded border border-line-strong bg-surface px-4 py-2.5 text-left"
    >
      <Icon of={icon} />
      <span className="min-w-0">
        <b className="block leading-[1.3rem]">{label}</b>
        <span className="block text-meta text-ink-2">{children}</span>
      </span>
      <Icon of={ChevronRight} className="ml-auto text-ink-3" />
    </button>
  );
}
