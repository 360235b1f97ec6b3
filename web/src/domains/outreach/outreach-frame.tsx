import type { ReactNode } from 'react';
import { here } from '../../lib/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { outreachWords } from './outreach.words.ts';

const words = here(outreachWords);

export interface OutreachFrameProps {
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
  /** False while a message is being sent. */
  dismissable?: boolean;
}

/** The dialog of all three steps. */
export function OutreachFrame({ onClose, footer, children, dismissable = true }: OutreachFrameProps) {
  return (
    <Dialog
      onClose={onClose}
      size="medium"
      dismissable={dismissable}
      title={
        <span tabIndex={-1} data-initial-focus className="outline-none">
          {words.title}
        </span>
      }
      footer={footer}
    >
      {children}
    </Dialog>
  );
}

/** Shown while the first step is loading, or when that failed. */
export function OutreachPending({
  error,
  busy,
  onRetry,
}: {
  error: unknown;
  busy: boolean;
  onRetry: () => Promise<unknown>;
}) {
  if (error) return <ErrorState error={error} title={words.summary.failed} busy={busy} onRetry={onRetry} />;
  return (
    <Loading label={words.summary.loading}>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="mt-4 h-12 w-full" />
      <Skeleton className="mt-4 h-12 w-full" />
    </Loading>
  );
}
