import type { ReactNode } from 'react';
import { here } from '../lib/language.ts';
import { sentenceFor } from '../lib/problem-sentences.ts';
import type { FormTarget } from '../lib/read-form.ts';
import { useForm } from '../lib/use-form.ts';
import { Field } from './field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { Textarea } from './input.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords).reason;

export interface ReasonDialogProps
  extends Pick<FormDialogProps<object>, 'title' | 'onClose' | 'submitLabel' | 'busyLabel' | 'cancelLabel' | 'danger'> {
  /** The endpoint, which takes a `reason`. */
  to: FormTarget;
  params: Readonly<Record<string, unknown>>;
  /** Sent together with the reason. */
  decided?: Readonly<Record<string, boolean | string>>;
  /** Says who will read the reason. */
  hint?: string;
  send: (reason: string) => Promise<unknown>;
  /** Describes the action. */
  children: ReactNode;
}

const SHORTEST = 3;

/** Asks for a reason before an action that others will ask about. Errors are shown at the field. */
export function ReasonDialog({ to, params, decided = {}, hint, send, children, ...dialog }: ReasonDialogProps) {
  const form = useForm({
    to,
    params,
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim().length < SHORTEST ? { reason: words.sayWhy } : {}),
    body: ({ reason }) => ({ ...decided, reason: reason.trim() }),
    send: async (_, { values }) => {
      await send(values.reason.trim());
      dialog.onClose();
    },
    onRefused: (error, problems) => ({ reason: problems.reason ?? sentenceFor(error) }),
  });
  return (
    <FormDialog {...dialog} of={form} className="block">
      {Object.entries(decided).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
      <Field {...form.field('reason')} label={words.why} hint={hint} className="mt-4" required>
        {(field) => <Textarea {...field} {...form.text('reason')} rows={3} maxLength={500} data-initial-focus />}
      </Field>
    </FormDialog>
  );
}
