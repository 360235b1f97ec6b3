import { type ReactNode, useId } from 'react';
import { here } from '../lib/language.ts';
import type { FormState } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Form } from './form.tsx';
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
  /** The form's classes; by default its fields are in one column. */
  className?: string;
  children: ReactNode;
}

/**
 * A dialog with a form. The submit button is in the footer, and the dialog can't be closed while the form is being
 * sent.
 */
export function FormDialog<Values extends object>({
  of,
  onClose,
  submitLabel,
  busyLabel,
  cancelLabel = words.cancel,
  danger = false,
  ready = true,
  className = 'grid gap-5',
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      dismissable={!of.busy}
      footer={
        <>
          <Button big onClick={onClose} disabled={of.busy} data-initial-focus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            big
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            disabled={!ready}
            busy={of.busy}
            {...(busyLabel ? { busyLabel } : {})}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form of={of} id={id} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
