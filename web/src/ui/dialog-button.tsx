import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { useAsArrived } from '../lib/use-as-arrived.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ArrivedDialogId } from './dialog.tsx';

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
  const asArrived = useAsArrived();
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const arrived = document.getElementById(id);
    if (!arrived || !(arrived.popover === null || arrived.matches(':popover-open'))) return;
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows what it has opened
    setOpen(true);
  }, [id]);

  return (
    <>
      <Button {...button} {...(asArrived ? { popoverTarget: id } : {})} onClick={() => setOpen(true)} />
      <ArrivedDialogId value={asArrived ? id : null}>
        {(asArrived || isOpen) && dialog(() => setOpen(false))}
      </ArrivedDialogId>
    </>
  );
}
