import { confirmClaim } from '@plumbline/contract/domains/directory/endpoints.ts';
import { CODE_DIGITS, type CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, MessageSquareText, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { here } from '../lib/language.ts';
import { sentenceFor } from '../lib/problem-sentences.ts';
import type { FormTarget } from '../lib/read-form.ts';
import { site } from '../lib/site.ts';
import { type FormFields, useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { Input } from './input.tsx';
import { Note } from './note.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords).phone;

const PREFIX = 'phone';
const FIELD = `${PREFIX}-code`;

/** A code that was sent, with the server's message about it. */
export interface SentPhoneCode {
  readonly codeId: ContactChangeId;
  readonly message: string;
}

export interface PhoneProofProps {
  /** The phone that the code goes to, E.164. */
  phone: string;
  send: (by: CodeWay) => Promise<SentPhoneCode>;
  /** A refusal is shown at the field. */
  confirm: (codeId: ContactChangeId, code: string, smsConsent: boolean) => Promise<void>;
  /** The endpoint that takes the code, and its path parameters. */
  to: FormTarget;
  paramsFor: (codeId: ContactChangeId) => Readonly<Record<string, unknown>>;
  /** Above the field: a consent that the phone's owner may give. */
  consent?: (form: FormFields<{ smsConsent: boolean }>) => ReactNode;
  /** Next to the button: a way to use another number. */
  another?: ReactNode;
}

/** Confirms a contractor's phone with a code, sent by text or spoken in a call. */
export function PhoneProof({ phone, send, another, ...code }: PhoneProofProps) {
  const [sent, setSent] = useState<SentPhoneCode>();
  const [sending, setSending] = useState<CodeWay>();
  const [refusal, setRefusal] = useState<string>();

  const ask = async (by: CodeWay) => {
    setSending(by);
    setRefusal(undefined);
    try {
      setSent(await send(by));
      setTimeout(() => document.getElementById(FIELD)?.focus(), 0);
    } catch (failure) {
      setRefusal(said(failure));
    }
    setSending(undefined);
  };
  const call = site.makesCalls && (
    <Button
      variant={sent ? 'text' : 'secondary'}
      icon={Phone}
      className={sent && '-mx-2.5'}
      busy={sending === 'call'}
      busyLabel={words.calling}
      onClick={() => ask('call')}
    >
      {words.callMe}
    </Button>
  );

  if (!site.sendsTexts && !site.makesCalls) {
    return (
      <Note icon={CircleAlert} tone="amber" title={words.notHere}>
        {words.noWay(formatPhone(phone))}{' '}
        <Link to="/chat" className="text-plumb-ink underline underline-offset-3">
          {words.support}
        </Link>
        .
      </Note>
    );
  }
  return (
    <div className="grid gap-3">
      {sent ? (
        <CodeField key={sent.codeId} sent={sent} another={another} {...code} />
      ) : (
        <>
          <p className="num">{formatPhone(phone)}</p>
          <div className="flex flex-wrap gap-2 max-sm:*:w-full">
            {site.sendsTexts && (
              <Button
                variant="primary"
                icon={MessageSquareText}
                busy={sending === 'text'}
                busyLabel={here(uiWords).mail.sending}
                onClick={() => ask('text')}
              >
                {words.textMe}
              </Button>
            )}
            {call}
            {another}
          </div>
        </>
      )}
      {sent && call && (
        <div className="border-t border-line pt-2.5">
          <p className="font-strong">{words.noCode}</p>
          {call}
        </div>
      )}
      {refusal && (
        <Note icon={CircleAlert} tone="amber" role="alert">
          {refusal}
        </Note>
      )}
    </div>
  );
}

interface CodeFieldProps extends Omit<PhoneProofProps, 'phone' | 'send'> {
  sent: SentPhoneCode;
}

/** Takes the code. The last digit submits it. */
function CodeField({ sent, to, paramsFor, confirm, consent, another }: CodeFieldProps) {
  const form = useForm({
    to: { ...to, body: confirmClaim.body },
    params: paramsFor(sent.codeId),
    initial: { code: '', smsConsent: false },
    idPrefix: PREFIX,
    send: ({ code, smsConsent }) => confirm(sent.codeId, code, smsConsent),
    onRefused: (error, problems) => ({ code: problems.code ?? said(error) }),
  });

  return (
    <Form of={form} className="grid gap-3">
      {consent?.(form)}
      <Field {...form.field('code')} label={words.codeOf(CODE_DIGITS)} hint={sent.message} required>
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
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={words.confirming}>
          {words.confirm}
        </Button>
        {another}
      </div>
    </Form>
  );
}

/** Returns the server's message if it is meant for the person. */
function said(failure: unknown): string {
  const isForThem = failure instanceof ApiError && [403, 409, 503].includes(failure.status);
  return (isForThem ? failure.problem?.message : undefined) ?? sentenceFor(failure);
}
