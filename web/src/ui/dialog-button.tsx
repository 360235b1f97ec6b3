import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { useAsArrived } from '../lib/use-as-arrived.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ArrivedDialogId, OpenDialog } from './dialog.tsx';

export interface DialogButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Renders the dialog. `close` removes it. */
  dialog: (close: () => void) => ReactNode;
}

/**
 * A button that opens a dialog, also before the scripts run and without them: in a page as it arrives, the dialog is a
 * popover. One that is open when the scripts take over stays open, with what was typed.
 */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const id = useId();
  const hasArrived = useAsArrived();
  const [isOpen, setOpen] = useState(false);
  /** The popover is still open, and the code of open dialogs is being loaded. */
  const [isKept, setKept] = useState(false);

  useLayoutEffect(() => {
    const isOpenPopover = () => {
      const arrived = document.getElementById(id);
      return arrived !== null && (arrived.popover === null || arrived.matches(':popover-open'));
    };
    if (!isOpenPopover()) return;
    const takeOver = () => {
      setOpen(isOpenPopover());
      setKept(false);
    };
    if (OpenDialog.isLoaded()) return takeOver();
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what it has opened
    setKept(true);
    // Without its code, an open dialog is plain.
    OpenDialog.load().then(takeOver, takeOver);
  }, [id]);

  const asArrived = hasArrived || isKept;
  return (
    <>
      <Button {...button} {...(asArrived ? { popoverTarget: id } : {})} onClick={() => setOpen(true)} />
      <ArrivedDialogId value={asArrived ? id : null}>
        {(asArrived || isOpen) && dialog(() => setOpen(false))}
      </ArrivedDialogId>
    </>
  );
}
