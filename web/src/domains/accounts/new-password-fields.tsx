import { MIN_PASSWORD } from '@plumbline/contract/domains/accounts/user.ts';
import { here } from '../../lib/language.ts';
import type { FormFields } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords).newPassword;

export interface NewPasswordFieldsProps {
  form: FormFields<{ password: string; confirmPassword: string }>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  return (
    <>
      <Field {...form.field('password')} label={words.label} hint={words.atLeast(MIN_PASSWORD)} required>
        {(field) => <PasswordInput {...field} {...form.text('password')} autoComplete="new-password" />}
      </Field>
      <Field {...form.field('confirmPassword')} label={words.again} required>
        {(field) => <PasswordInput {...field} {...form.text('confirmPassword')} autoComplete="new-password" />}
      </Field>
    </>
  );
}
