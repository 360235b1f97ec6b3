import { PROOFS, type Proof } from '@plumbline/contract/domains/accounts/erasure.ts';
import { useState } from 'react';
import { fieldProblems, sentenceFor } from '../../../lib/problem-sentences.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { focusField } from '../../../ui/error-summary.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { eraseFor } from './calls.ts';
import { proofWords } from './held-words.ts';

/** As it was typed. */
export interface Asker {
  readonly email: string;
  readonly phone: string;
}

const EMPTY: Record<'email' | 'phone', string> = { email: '', phone: '' };
/** In the order in which they stand. */
const FIELDS = ['proof', 'emailAgain', 'phoneAgain'] as const;

/** Asks how the operator knows who asks, and for the address again, before it is erased for good. */
export function ErasureDialog({
  open,
  onOpenChange,
  asker,
  onErased,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  asker: Asker;
  onErased: (message: string) => void;
}) {
  const [again, setAgain] = useState(EMPTY);
  const [proof, setProof] = useState<Proof>();
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});

  const erase = async () => {
    try {
      const { message } = await eraseFor({ ...asker, emailAgain: again.email, phoneAgain: again.phone, proof });
      onErased(message);
    } catch (error) {
      const fields = fieldProblems(error);
      const first = FIELDS.find((name) => fields[name] !== undefined);
      // What isn't about one of these fields is said at the first.
      setProblems(first === undefined ? { proof: sentenceFor(error) } : fields);
      focusField(first ?? 'proof');
      throw error;
    }
  };

  const field = (name: keyof Asker, label: string, type: string) =>
    asker[name].trim() === '' ? null : (
      <Field name={`${name}Again`} label={label} error={problems[`${name}Again`]} className="mt-4" required>
        {(control) => (
          <Input
            {...control}
            type={type}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={again[name]}
            onChange={(event) => {
              setAgain({ ...again, [name]: event.target.value });
              setProblems({});
            }}
          />
        )}
      </Field>
    );

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) {
          setAgain(EMPTY);
          setProof(undefined);
          setProblems({});
        }
        onOpenChange(next);
      }}
      title="Erase what is held about them?"
      confirmLabel="Erase for Good"
      busyLabel="Erasing..."
      cancelLabel="Keep it"
      danger
      onConfirm={erase}
    >
      <p>
        This can't be undone. Open requests are cancelled, and their name, addresses, numbers and words leave everything
        that is kept. That they opted out of messages stays.
      </p>
      <p className="mt-2">
        First make sure that the address is theirs, and the number too if you typed one: write or call yourself, and go
        on only when the answer comes from there. The sender of a mail to you can be made up.
      </p>
      <FieldGroup name="proof" label="How do you know?" error={problems['proof']} className="mt-4">
        <RadioCards
          options={PROOFS.map((value) => ({ value, label: proofWords[value] }))}
          value={proof ?? ''}
          input={{
            name: 'proof',
            onChange: (event) => {
              setProof(PROOFS.find((value) => value === event.target.value));
              setProblems({});
            },
          }}
        />
      </FieldGroup>
      {field('email', 'The email address again', 'email')}
      {field('phone', 'The phone number again', 'tel')}
    </ConfirmDialog>
  );
}
