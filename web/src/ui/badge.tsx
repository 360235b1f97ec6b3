import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type BadgeTone =
  | 'green'
  | 'blue'
  | 'yellow'
  | 'amber'
  | 'orange'
  | 'gray'
  | 'red'
  /** An attribute, such as Verified. */
  | 'outline'
  /** Featured: paid for. */
  | 'brass'
  /** Selected. */
  | 'plumb';

const tones: Record<BadgeTone, string> = {
  green: 'bg-green-tint text-green-ink',
  blue: 'bg-blue-tint text-blue-ink',
  yellow: 'bg-yellow-tint text-yellow-ink',
  amber: 'bg-amber-tint text-amber-ink',
  orange: 'bg-orange-tint text-orange-ink',
  gray: 'bg-gray-tint text-gray-ink',
  red: 'bg-red-tint text-red-ink',
  outline: 'text-ink-2 inset-ring inset-ring-line-strong',
  brass: 'text-brass-ink inset-ring inset-ring-brass-line',
  plumb: 'bg-plumb-fill text-on-fill',
};

export interface BadgeProps {
  tone: BadgeTone;
  /** Color is never the only signal: every badge has an icon and a word. */
  icon: LucideIcon;
  children: ReactNode;
  className?: string;
}

/** A state or an attribute in at most two words. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.25 whitespace-nowrap rounded py-0.5 pr-2 pl-1.5 text-meta leading-tight font-quiet',
        tones[tone],
        className,
      )}
    >
      <Icon of={icon} size="tiny" />
      {children}
    </span>
  );
}

/** Badges side by side, wrapping. Hidden if empty. */
export function Badges({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('flex flex-wrap gap-1.5 empty:hidden', className)}>{children}</div>;
}
