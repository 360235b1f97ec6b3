import { addPasskey as endpoint, passkeyForm } from '@plumbline/contract/domains/accounts/factor-endpoints.ts';
import { here } from '../../../lib/language.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { useFactorChanges } from '../factors/calls.ts';
import { PasskeyFailure } from '../factors/passkeys.ts';
import { failureText } from '../failure-text.ts';
import { securityWords } from './security.words.ts';

const words = here(securityWords).passkeys;

export interface AddedFactor {
  /** Null unless this is the first factor. */
  readonly recoveryCodes: readonly string[] | null;
  readonly title: string;
  readonly description: string;
}

export interface AddFactorDialogProps {
  onClose: () => void;
  onAdded: (added: AddedFactor) => void;
}

const NAMELESS = { name: words.nameMissing };

/** Asks for a name, then the browser for the passkey itself. */
export function AddPasskeyDialog({ onClose, onAdded }: AddFactorDialogProps) {
  const { addPasskey } = useFactorChanges();
  const form = useForm({
    to: { ...endpoint, ...passkeyForm },
    initial: { name: '' },
    idPrefix: 'passkey',
    check: ({ name }) => (name.trim() === '' ? NAMELESS : {}),
    send: async ({ name }) => {
      const { recoveryCodes } = await addPasskey.mutateAsync(name);
      onClose();
      onAdded({ recoveryCodes, title: words.added, description: words.addedNext });
    },
    onRefused: (error) => ({
      name: error instanceof PasskeyFailure ? error.message : failureText(error, words.notAdded),
    }),
  });

  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={words.addTitle}
      description={words.addIntro}
      submitLabel={words.addSubmit}
      busyLabel={words.waiting}
    >
      <Field {...form.field('name')} label={words.name} hint={words.nameHint} required>
        {(field) => <Input {...field} {...form.text('name')} data-initial-focus autoComplete="off" maxLength={60} />}
      </Field>
    </FormDialog>
  );
}
