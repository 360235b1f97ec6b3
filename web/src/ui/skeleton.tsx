import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A gray bar in place of something that is loading. Size it with classes: `h-5 w-1/2`. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('skeleton block rounded-small bg-sunken', className ?? 'h-3.5 w-full')} />;
}

/** Wraps skeletons, and tells screen readers once what is loading. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A list's card that is loading. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div className={clsx('rounded border border-line bg-surface p-4', className)}>
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="mt-3 h-5 w-3/4" />
      <Skeleton className="mt-2.5 h-3.5 w-1/2" />
      <Skeleton className="mt-4.5 h-11 w-full" />
    </div>
  );
}
