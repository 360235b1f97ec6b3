import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type NoteTone = 'plain' | 'plumb' | 'brass' | 'green' | 'amber' | 'red';

const tones: Record<NoteTone, { box: string; icon: string }> = {
  plain: { box: 'bg-sunken', icon: 'text-ink-2' },
  plumb: { box: 'bg-plumb-tint', icon: 'text-plumb-ink' },
  brass: { box: 'bg-brass-tint', icon: 'text-brass-ink' },
  green: { box: 'bg-green-tint', icon: 'text-green-ink' },
  amber: { box: 'bg-amber-tint', icon: 'text-amber-ink' },
  red: { box: 'bg-red-tint', icon: 'text-red-ink' },
};

export interface NoteProps {
  icon: LucideIcon;
  tone?: NoteTone;
  title?: ReactNode;
  children?: ReactNode;
  /** `status` or `alert` if it appears without a page change and should be announced. */
  role?: 'status' | 'alert' | 'note';
  className?: string;
}

/** A short explanation next to a decision: who sees what, what it costs, what just happened. */
export function Note({ icon, tone = 'plain', title, children, role, className }: NoteProps) {
  return (
    <div role={role} className={clsx('flex gap-3 rounded px-4 py-3 text-ink', tones[tone].box, className)}>
      <Icon of={icon} className={clsx('mt-0.5', tones[tone].icon)} />
      <div className="min-w-0 flex-1">
        {title && <b className="block">{title}</b>}
        {children}
      </div>
    </div>
  );
}

/** A single large sentence about the current state, as on the tracking page. */
export function StatusBanner({ icon, tone = 'green', title, children, className }: NoteProps) {
  return (
    <div className={clsx('flex items-start gap-4 rounded p-4 text-ink lg:px-6 lg:py-5', tones[tone].box, className)}>
      <Icon of={icon} size="large" className={clsx('mt-0.75', tones[tone].icon)} />
      <div className="min-w-0">
        <b className="block text-title font-head tracking-[-0.01em]">{title}</b>
        {children}
      </div>
    </div>
  );
}
