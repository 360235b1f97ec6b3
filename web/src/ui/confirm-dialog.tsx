import { type ReactNode, useState } from 'react';
import { here } from '../lib/language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface ConfirmDialogProps {
  onClose: () => void;
  title: string;
  /** The question. */
  children: ReactNode;
  /** What the button does, in its own words: 'Cancel this request', never 'OK'. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** What it destroys can't be brought back. */
  danger?: boolean;
  /** The dialog stays, busy, until the promise settles; it closes when it is kept and stays when it fails. */
  onConfirm: () => void | Promise<unknown>;
}

/** Asks before something is decided or destroyed. The focus is on the answer that does no harm. */
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

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Whoever gave the promise shows what went wrong; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={title}
      dismissable={!busy}
      footer={
        <>
          <Button big onClick={onClose} disabled={busy} data-initial-focus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            big
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(busyLabel ? { busyLabel } : {})}
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
