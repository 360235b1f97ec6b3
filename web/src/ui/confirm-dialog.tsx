import { type ReactNode, useState } from 'react';
import { here } from '../lib/language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiWords } from './ui.words.ts';
import { useBusyLabel } from './use-busy-label.ts';

const words = here(uiWords);

export interface ConfirmDialogProps {
  onClose: () => void;
  title: string;
  /** The question. */
  children: ReactNode;
  /** Names the action: 'Cancel this request', never 'OK'. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** The action destroys something permanently. */
  danger?: boolean;
  /**
   * The dialog stays open and busy until the promise settles. It closes if the promise resolves and stays if it
   * rejects.
   */
  onConfirm: () => void | Promise<unknown>;
}

/** Asks before a decision or a deletion. A dangerous action's dialog focuses the safe answer. */
export function ConfirmDialog({
  onClose,
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = words.cancel,
  danger = false,
  onConfirm,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const label = useBusyLabel(busyLabel);
  // What waits for a connection doesn't need its dialog. Closing it doesn't take it back.
  const locked = busy && label !== words.waiting;

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller shows the error. The dialog stays open for another try.
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={title}
      dismissable={!locked}
      footer={
        <>
          <Button big onClick={onClose} disabled={busy} data-initial-focus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            big
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={label}
            onClick={confirm}
            data-initial-focus={!danger || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
