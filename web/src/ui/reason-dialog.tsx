import { type ReactNode, useState } from 'react';
import { fieldProblems, sentenceFor } from '../lib/problem-sentences.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { focusField } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Textarea } from './input.tsx';

export interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'children'> {
  /** What it does, for whom. */
  children: ReactNode;
  /** Who reads the reason. */
  hint?: string;
  onConfirm: (reason: string) => Promise<unknown>;
}

const SHORTEST = 3;

/** Asks why before something is done that others will ask about. What went wrong is said at the field. */
export function ReasonDialog({ children, hint, onConfirm, onOpenChange, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    if (reason.trim().length < SHORTEST) {
      setProblem('Say why, in a few words.');
      focusField('reason');
      throw new Error('No reason was given');
    }
    try {
      await onConfirm(reason.trim());
      setReason('');
    } catch (error) {
      setProblem(fieldProblems(error).reason ?? sentenceFor(error));
      throw error;
    }
  };

  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={(open) => {
        if (!open) setProblem(undefined);
        onOpenChange(open);
      }}
      onConfirm={confirm}
    >
      {children}
      <Field name="reason" label="Why?" hint={hint} error={problem} className="mt-4" required>
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={500}
            data-initial-focus
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
