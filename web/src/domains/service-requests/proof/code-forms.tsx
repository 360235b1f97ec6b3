import { CODE_DIGITS, type CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import {
  correctContact,
  proveContact,
  sendProofCode,
} from '@plumbline/contract/domains/service-requests/contact-proof-endpoints.ts';
import { ChevronDown, CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { proofWords } from './proof.words.ts';

const words = here(proofWords);

interface OfRequest {
  requestId: string;
  /** Called after the request has changed. */
  onNews: () => unknown;
}

interface SendCodeProps extends OfRequest {
  by: CodeWay;
  icon: LucideIcon;
  variant: ButtonVariant;
  children: string;
}

/** Asks for a code. */
export function SendCode({ requestId, by, icon, variant, children, onNews }: SendCodeProps) {
  const form = useForm({
    to: sendProofCode,
    params: { id: requestId },
    initial: { by },
    idPrefix: `code-${by}`,
    send: async (body) => {
      await call(sendProofCode, { params: { id: requestId }, body });
      await onNews();
    },
  });
  return (
    <Form of={form} explains className="grid gap-3">
      <input type="hidden" name="by" value={by} />
      <Button
        type="submit"
        big
        variant={variant}
        icon={icon}
        busy={form.busy}
        busyLabel={words.sending}
        className="w-full sm:w-auto"
      >
        {children}
      </Button>
      <Refusal failure={form.failure} />
    </Form>
  );
}

/** Says why something was refused, next to the button. */
function Refusal({ failure }: { failure: unknown }) {
  if (!failure) return null;
  return (
    <Note icon={CircleAlert} tone="amber" role="alert">
      {sentenceFor(failure)}
    </Note>
  );
}

export interface EnterCodeProps extends OfRequest {
  /** Where the code went. */
  hint: ReactNode;
}

/** Takes the code. The last digit submits it. */
export function EnterCode({ requestId, hint, onNews }: EnterCodeProps) {
  const form = useForm({
    to: proveContact,
    params: { id: requestId },
    initial: { code: '' },
    idPrefix: 'proof',
    send: async (body) => {
      await call(proveContact, { params: { id: requestId }, body });
      await onNews();
    },
  });
  return (
    <Form of={form} className="grid gap-4">
      <Field {...form.field('code')} label={words.codeOf(CODE_DIGITS)} hint={hint} required>
        {(control) => (
          <Input
            {...control}
            {...form.text('code')}
            onChange={({ target }) => {
              form.change({ code: target.value });
              if (target.value.replace(/\D/g, '').length === CODE_DIGITS) form.submit();
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="num min-h-14! text-title font-head tracking-[0.4em] sm:max-w-72"
          />
        )}
      </Field>
      <SubmitButton of={form} busyLabel={words.confirming} className="w-full sm:w-auto sm:justify-self-start">
        {words.confirm}
      </SubmitButton>
    </Form>
  );
}

export interface CorrectContactProps extends OfRequest {
  isPhone: boolean;
  /** The number of corrections that are left. */
  left: number;
}

/** Corrects a mistyped phone or email, so that nobody is stuck. */
export function CorrectContact({ requestId, isPhone, left, onNews }: CorrectContactProps) {
  const form = useForm({
    to: correctContact,
    params: { id: requestId },
    initial: { address: '' },
    idPrefix: 'correct',
    send: async (body, { reset }) => {
      await call(correctContact, { params: { id: requestId }, body });
      reset({ address: '' });
      await onNews();
    },
  });
  return (
    <details className="group border-t border-line pt-3" open={form.problems.length > 0 || undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-strong">
        {isPhone ? words.wrongPhone : words.wrongEmail}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {left === 0 ? (
        <p className="mt-2 text-meta text-ink-2">{words.noCorrections}</p>
      ) : (
        <Form of={form} className="mt-2 grid gap-3">
          <Field
            {...form.field('address')}
            label={isPhone ? words.newPhone : words.newEmail}
            hint={words.correctionsLeft(left)}
            required
          >
            {(control) => (
              <Input
                {...control}
                {...form.text('address')}
                type={isPhone ? 'tel' : 'email'}
                autoComplete={isPhone ? 'tel' : 'email'}
                maxLength={254}
                className="sm:max-w-96"
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            busy={form.busy}
            busyLabel={words.sending}
            className="w-full sm:w-auto sm:justify-self-start"
          >
            {words.correct}
          </Button>
        </Form>
      )}
    </details>
  );
}
