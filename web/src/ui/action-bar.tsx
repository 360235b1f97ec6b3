import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The main action of a page, within thumb's reach: fixed to the bottom on phones, in the flow of the page from 1024 px.
 * Give the page `bar`, so that the bar covers nothing.
 */
export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        'action-bar fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t border-line bg-surface px-gutter pt-3',
        'pb-[calc(1rem+env(safe-area-inset-bottom))] lg:static lg:z-auto lg:border-0 lg:bg-transparent lg:p-0',
        className,
      )}
    >
      {children}
    </div>
  );
}
