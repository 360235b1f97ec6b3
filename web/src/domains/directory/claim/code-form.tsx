import { confirmClaim } from '@plumbline/contract/domains/directory/endpoints.ts';
import { CODE_DIGITS } from '@plumbline/contract/domains/directory/listing.ts';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import type { FormReply, FormTarget } from '../../../lib/read-form.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { SmsConsent } from '../sms-consent.tsx';
import { claimWords } from './claim.words.ts';

const words = here(claimWords);

export interface CodeFormProps<T extends FormTarget> {
  /** The endpoint that takes the code, and its path parameters. */
  to: T;
  params: Readonly<Record<string, unknown>>;
  /** The server's message about the code that was sent. */
  message: string;
  /** The code came by text, so its recipient may agree to more texts. */
  byPhone: boolean;
  confirmLabel: string;
  busyLabel: string;
  /** Sends the code. A refusal is shown at the field. */
  onConfirm: (code: string, smsConsent: boolean) => Promise<void>;
  /** Returns the path of the page to show afterwards, without scripts. */
  next?: (reply: FormReply<T>) => string;
  /** A button or link that starts over, for another code or another contact. */
  again: ReactNode;
}

/** Takes a code that was sent to a phone or an email. */
export function CodeForm<T extends FormTarget>(props: CodeFormProps<T>) {
  const { to, params, message, byPhone, confirmLabel, busyLabel, onConfirm, next, again } = props;
  const form = useForm({
    to: { ...(to as FormTarget), body: confirmClaim.body },
    params,
    initial: { code: '', smsConsent: false },
    ...(next && { next: (_values: object, reply: unknown) => next(reply as FormReply<T>) }),
    send: ({ code, smsConsent }) => onConfirm(code, smsConsent),
    onRefused: (error, problems) => {
      const said = error instanceof ApiError && error.status === 403 ? error.problem?.message : undefined;
      return { code: problems.code ?? said ?? sentenceFor(error) };
    },
  });

  return (
    <Form of={form} className="grid gap-5">
      <Note icon={Mail} tone="plumb" role="status">
        {message}
      </Note>
      <Field {...form.field('code')} label={words.code} hint={words.digits(CODE_DIGITS)} required>
        {(control) => (
          <Input
            {...control}
            {...form.text('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="num sm:max-w-48"
          />
        )}
      </Field>
      {byPhone && <SmsConsent form={form} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton of={form} busyLabel={busyLabel}>
          {confirmLabel}
        </SubmitButton>
        {again}
      </div>
    </Form>
  );
}
