import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface FoldedProps {
  icon: LucideIcon;
  /** What is chosen. */
  title: ReactNode;
  /** At the end of the line; an arrow by default. */
  label?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One line that opens what is below it, also without scripts. */
export const Folded = ({ icon, title, label = <Icon of={ChevronDown} />, className, children }: FoldedProps) => (
  <details className={clsx('no-print rounded border border-line-strong bg-surface', className)}>
    <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded px-4 py-1.5">
      <Icon of={icon} className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">{title}</span>
      <span className="shrink-0 font-strong text-plumb-ink">{label}</span>
    </summary>
    <div className="border-t border-line p-4">{children}</div>
  </details>
);
