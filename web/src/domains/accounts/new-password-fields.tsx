import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

export interface NewPasswordFieldsProps {
  register: (name: 'password' | 'confirmPassword') => UseFormRegisterReturn;
  errors: { readonly password?: FieldError; readonly confirmPassword?: FieldError };
}

/** A new password, typed twice. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        name="password"
        label="New Password"
        hint="At least 8 characters"
        error={errors.password?.message}
        required
      >
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field name="confirmPassword" label="Confirm Password" error={errors.confirmPassword?.message} required>
        {(field) => <PasswordInput {...field} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
    </>
  );
}
