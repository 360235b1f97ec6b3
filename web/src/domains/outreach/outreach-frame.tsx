import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

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
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      dismissable={dismissable}
      title={
        <span tabIndex={-1} data-initial-focus className="outline-none">
          Secure This Job
        </span>
      }
      footer={footer}
    >
      {children}
    </Dialog>
  );
}

/** What the first step needs is on its way, or did not come. */
export function OutreachPending({
  error,
  busy,
  onRetry,
}: {
  error: unknown;
  busy: boolean;
  onRetry: () => Promise<unknown>;
}) {
  if (error) return <ErrorState error={error} title="This couldn't be loaded" busy={busy} onRetry={onRetry} />;
  return (
    <Loading label="Looking for the project's contact">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="mt-4 h-12 w-full" />
      <Skeleton className="mt-4 h-12 w-full" />
    </Loading>
  );
}
