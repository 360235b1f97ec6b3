import { ClaimCode, CODE_DIGITS } from '@plumbline/contract/domains/directory/listing.ts';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { SmsConsent } from '../sms-consent.tsx';

const FIELD = 'code';

export interface CodeFormProps {
  /** What the server says of the code that is on its way. */
  message: string;
  /** It came by text: the phone's owner may agree to more of them. */
  byPhone: boolean;
  confirmLabel: string;
  busyLabel: string;
  /** Sends the code. A refusal is said at the field. */
  onConfirm: (code: string, smsConsent: boolean) => Promise<void>;
  /** Another code, or to another place. */
  onAgain: () => void;
}

/** Takes a code that was sent to a phone or an email. */
export function CodeForm({ message, byPhone, confirmLabel, busyLabel, onConfirm, onAgain }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [smsConsent, setSmsConsent] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (sentence: string) => {
    setError(sentence);
    document.getElementById(FIELD)?.focus();
  };

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = ClaimCode.safeParse(code);
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? '');
    setBusy(true);
    try {
      await onConfirm(checked.data, smsConsent);
    } catch (failure) {
      const said = failure instanceof ApiError && failure.status === 403 ? failure.problem?.message : undefined;
      refuse(fieldProblems(failure)[FIELD] ?? said ?? sentenceFor(failure));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={confirm} noValidate className="grid gap-5">
      <Note icon={Mail} tone="plumb" role="status">
        {message}
      </Note>
      <Field name={FIELD} label="Code" hint={`${CODE_DIGITS} digits`} error={error} required>
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setError(undefined);
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="num sm:max-w-48"
          />
        )}
      </Field>
      {byPhone && <SmsConsent given={smsConsent} onChange={setSmsConsent} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" big busy={busy} busyLabel={busyLabel}>
          {confirmLabel}
        </Button>
        <Button variant="text" onClick={onAgain}>
          Send another code
        </Button>
      </div>
    </form>
  );
}
