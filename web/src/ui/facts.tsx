import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconSize } from './icon.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and values in two columns. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={clsx('grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5', className)}>
      {facts.map((fact) => (
        <div key={fact.label} className="contents">
          <dt className="text-meta leading-6 text-ink-2">{fact.label}</dt>
          <dd className="font-quiet">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A line that begins with a subdued icon: an address, a rule, a source. */
export function IconLine({
  icon,
  size = 'small',
  children,
  className,
}: {
  icon: LucideIcon;
  size?: IconSize;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx('flex items-start gap-2', className)}>
      <span className="flex h-[1lh] items-center">
        <Icon of={icon} size={size} className="text-ink-3" />
      </span>
      <span className="min-w-0">{children}</span>
    </div>
  );
}
