import { type ReactNode, useId } from 'react';
import { here } from '../lib/language.ts';
import type { FormState } from '../lib/use-form.ts';
import { CancelButton, Dialog, type DialogProps } from './dialog.tsx';
import { Form, SubmitButton } from './form.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface FormDialogProps<Values extends object>
  extends Pick<DialogProps, 'onClose' | 'title' | 'description' | 'size'> {
  /** The result of `useForm`. The form closes the dialog after a successful submission. */
  of: FormState<Values>;
  submitLabel: string;
  busyLabel?: string | undefined;
  cancelLabel?: string;
  /** The action can't be undone. */
  danger?: boolean;
  /** False while there is nothing to submit. */
  ready?: boolean;
  /** The form only asks, and has no fields. Unless it is dangerous, the focus starts on the action. */
  confirms?: boolean;
  /** The form's classes; by default its fields are in one column. */
  className?: string;
  children: ReactNode;
}

/**
 * A dialog with a form. The submit button is in the footer, and the dialog can't be closed while the form is being
 * sent, unless it waits for a connection: closing it doesn't take it back.
 */
export function FormDialog<Values extends object>({
  of,
  onClose,
  submitLabel,
  busyLabel,
  cancelLabel = words.cancel,
  danger = false,
  ready = true,
  confirms = false,
  className = 'grid gap-5',
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const id = useId();
  const shown = of.attempt > 0;
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      dismissable={!of.busy || !navigator.onLine}
      shown={shown}
      footer={
        <>
          <CancelButton onClose={onClose} shown={shown} isSafe={danger} disabled={of.busy}>
            {cancelLabel}
          </CancelButton>
          <SubmitButton
            of={of}
            variant={danger ? 'danger' : 'primary'}
            form={id}
            disabled={!ready}
            data-initial-focus={(confirms && !danger) || undefined}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Form of={of} id={id} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
