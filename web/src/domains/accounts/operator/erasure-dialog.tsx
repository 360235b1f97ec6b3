import { PROOFS } from '@plumbline/contract/domains/accounts/erasure.ts';
import { erasePerson } from '@plumbline/contract/domains/accounts/operator-endpoints.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { eraseFor } from './calls.ts';
import { erasureWords } from './erasure.words.ts';

const words = here(erasureWords);

/** The person, as typed. */
export interface Asker {
  readonly email: string;
  readonly phone: string;
}

export interface ErasureDialogProps {
  asker: Asker;
  onClose: () => void;
  onErased: (message: string) => void;
}

/** Asks how the operator verified the person, and for the address again, before the data is erased. */
export function ErasureDialog({ asker, onClose, onErased }: ErasureDialogProps) {
  const form = useForm({
    // Only the server can compare the repeated address, so it validates the whole form.
    to: { name: erasePerson.name, method: erasePerson.method, path: erasePerson.path },
    initial: { proof: '', emailAgain: '', phoneAgain: '' },
    body: (values) => values,
    send: async (_, { values }) => {
      const { message } = await eraseFor({ ...asker, ...values });
      onClose();
      onErased(message);
    },
    // Other problems are shown at the first field.
    onRefused: (error, problems) => (Object.keys(problems).length > 0 ? problems : { proof: sentenceFor(error) }),
  });

  const again = (name: 'emailAgain' | 'phoneAgain', label: string, type: string) => (
    <Field {...form.field(name)} label={label} className="mt-4" required>
      {(field) => (
        <Input
          {...field}
          {...form.text(name)}
          type={type}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );

  return (
    <FormDialog
      of={form}
      className="block"
      onClose={onClose}
      title={words.dialog.title}
      submitLabel={words.dialog.submit}
      busyLabel={words.dialog.busy}
      cancelLabel={words.dialog.cancel}
      danger
    >
      <input type="hidden" name="email" value={asker.email} />
      <input type="hidden" name="phone" value={asker.phone} />
      <p>{words.dialog.effect}</p>
      <p className="mt-2">{words.dialog.verifyFirst}</p>
      <FieldGroup {...form.field('proof')} label={words.dialog.proof} className="mt-4">
        <RadioCards
          options={PROOFS.map((value) => ({ value, label: words.proofs[value] }))}
          {...form.choice('proof')}
        />
      </FieldGroup>
      {asker.email.trim() !== '' && again('emailAgain', words.dialog.emailAgain, 'email')}
      {asker.phone.trim() !== '' && again('phoneAgain', words.dialog.phoneAgain, 'tel')}
    </FormDialog>
  );
}
