import { ClaimCode, CODE_DIGITS, type CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ContactChangeId } from '@plumbline/contract/kernel/id.ts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, MessageSquareText, PhoneCall } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { fieldProblems, sentenceFor } from '../lib/problem-sentences.ts';
import { site } from '../lib/site.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Note } from './note.tsx';

const FIELD = 'phone-code';

/** A code on its way, and a sentence about it. */
export interface SentPhoneCode {
  readonly codeId: ContactChangeId;
  readonly message: string;
}

export interface PhoneProofProps {
  /** E.164: where the code goes. */
  phone: string;
  send: (by: CodeWay) => Promise<SentPhoneCode>;
  /** A refusal appears at the field. */
  confirm: (codeId: ContactChangeId, code: string) => Promise<void>;
  /** Above the field: consent the phone's owner may give. */
  consent?: ReactNode;
  /** Beside the button: the way to another number. */
  another?: ReactNode;
}

/** Confirms a contractor's phone with a code, texted or spoken on the telephone. */
export function PhoneProof({ phone, send, confirm, consent, another }: PhoneProofProps) {
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
      icon={PhoneCall}
      className={sent && '-mx-2.5'}
      busy={sending === 'call'}
      busyLabel="Calling..."
      onClick={() => ask('call')}
    >
      Call Me and Say the Code
    </Button>
  );

  if (!site.sendsTexts && !site.makesCalls) {
    return (
      <Note icon={CircleAlert} tone="amber" title="A phone can’t be confirmed here">
        This site sends no texts and makes no calls, so no code can reach {formatPhone(phone)}.{' '}
        <Link to="/chat" className="text-plumb-ink underline underline-offset-3">
          Write to support
        </Link>
        .
      </Note>
    );
  }
  return (
    <div className="grid gap-3">
      {sent ? (
        <CodeField key={sent.codeId} sent={sent} confirm={confirm} consent={consent} another={another} />
      ) : (
        <>
          <p className="num">{formatPhone(phone)}</p>
          <div className="flex flex-wrap gap-2 max-sm:*:w-full">
            {site.sendsTexts && (
              <Button
                variant="primary"
                icon={MessageSquareText}
                busy={sending === 'text'}
                busyLabel="Sending..."
                onClick={() => ask('text')}
              >
                Text Me the Code
              </Button>
            )}
            {call}
            {another}
          </div>
        </>
      )}
      {sent && call && (
        <div className="border-t border-line pt-2.5">
          <p className="font-strong">No code?</p>
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

interface CodeFieldProps extends Pick<PhoneProofProps, 'confirm' | 'consent' | 'another'> {
  sent: SentPhoneCode;
}

/** Takes the code; the last digit submits it. */
function CodeField({ sent, confirm, consent, another }: CodeFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const check = async (typed: string) => {
    if (sending.current) return;
    const checked = ClaimCode.safeParse(typed);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    sending.current = true;
    setBusy(true);
    try {
      await confirm(sent.codeId, checked.data);
    } catch (failure) {
      setError(fieldProblems(failure).code ?? said(failure));
      setBusy(false);
      document.getElementById(FIELD)?.focus();
    }
    sending.current = false;
  };

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void check(code);
      }}
    >
      {consent}
      <Field name={FIELD} label={`${CODE_DIGITS}-digit code`} hint={sent.message} error={error} required>
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setError(undefined);
              if (target.value.replace(/\D/g, '').length === CODE_DIGITS) void check(target.value);
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="num min-h-14! text-title font-head tracking-[0.4em] sm:max-w-72"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Confirming...">
          Confirm Phone
        </Button>
        {another}
      </div>
    </form>
  );
}

/** The server's sentence, where it has one for the person. */
function said(failure: unknown): string {
  const isForThem = failure instanceof ApiError && [403, 409, 503].includes(failure.status);
  return (isForThem ? failure.problem?.message : undefined) ?? sentenceFor(failure);
}
