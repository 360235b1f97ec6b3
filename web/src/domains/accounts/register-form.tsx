import { zodResolver } from '@hookform/resolvers/zod';
import type { RegisterForm as Registration } from '@plumbline/contract/domains/accounts/user.ts';
import { useNavigate } from '@tanstack/react-router';
import { HardHat, House } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldProblems } from '../../lib/problem-sentences.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toast } from '../../ui/toast-store.ts';
import { registerAccount } from './api.ts';
import { failureText } from './failure-text.ts';
import { GoogleButton } from './google-button.tsx';
import { PasswordInput } from './password-input.tsx';
import {
  AddressFields,
  ContactMethodField,
  NameFields,
  PhoneField,
  type ProfileFieldsProps,
} from './profile-fields.tsx';
import { NOTHING_YET, REGISTER_FIELDS, RegisterSchema, type RegisterValues } from './register-values.ts';

const ROLES = [
  { value: 'customer', label: 'Customer', detail: 'I need work done', icon: House },
  { value: 'craftsman', label: 'Craftsman', detail: 'I do the work', icon: HardHat },
];

const CREATED = {
  title: 'Account Created Successfully!',
  description: 'Please check your email to verify your account.',
};

/** Every field of section 5, checked by the contract's schema. Leads to signing in, by way of the mailbox. */
export function RegisterForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, control, formState } = useForm<RegisterValues, unknown, Registration>({
    resolver: zodResolver(RegisterSchema),
    defaultValues: NOTHING_YET,
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const role = useWatch({ control, name: 'role' });

  const send = async (form: Registration) => {
    try {
      await registerAccount(form);
    } catch (error) {
      for (const name of REGISTER_FIELDS) {
        const message = fieldProblems(error)[name];
        if (message) setError(name, { type: 'server', message });
      }
      const description = failureText(error, 'An error occurred during registration');
      toast({ title: 'Registration Failed', description, tone: 'destructive' });
      return;
    }
    toast({ ...CREATED, tone: 'success' });
    const text = `We sent a link to ${form.email}. Open it to verify your address; then sign in here.`;
    await navigate({ to: '/login', state: { notice: { title: 'Check your email', text } } });
  };
  const onSubmit = useOneAtATime(handleSubmit(send));

  const errorOf = (name: keyof RegisterValues) => errors[name]?.message;
  const problems = REGISTER_FIELDS.flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, message }] : [];
  });
  const profile: ProfileFieldsProps = { input: register, errorOf };

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Sign up" className="mt-4 grid gap-4">
      <ErrorSummary problems={problems} attempt={submitCount} />
      <Card as="section" roomy className="grid gap-5" aria-label="Your account">
        <FieldGroup name="role" label="What brings you here?" error={errorOf('role')}>
          <RadioCards options={ROLES} columns={2} input={register('role')} />
        </FieldGroup>
        <GoogleButton role={role} />
        <NameFields {...profile} />
        <Field
          name="email"
          label="Email Address"
          hint="You sign in with it. We send a link there first."
          error={errorOf('email')}
          required
        >
          {(field) => <Input {...field} {...register('email')} type="email" autoComplete="username" maxLength={254} />}
        </Field>
        <Field name="password" label="Password" hint="At least 8 characters" error={errorOf('password')} required>
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Field name="confirmPassword" label="Confirm Password" error={errorOf('confirmPassword')} required>
          {(field) => <PasswordInput {...field} {...register('confirmPassword')} autoComplete="new-password" />}
        </Field>
      </Card>
      <Card as="section" roomy className="grid gap-5" aria-labelledby="reach-you">
        <div>
          <h2 id="reach-you">How to reach you</h2>
          <p className="mt-0.5 text-meta text-ink-2">
            It saves you typing later, and is shown to nobody until you send it.
          </p>
        </div>
        <PhoneField {...profile} />
        <ContactMethodField {...profile} />
        <AddressFields {...profile} />
      </Card>
      <LegalLinks lead="By signing up you agree to these:" of={['terms', 'privacy']} />
      <Button type="submit" variant="primary" big block busy={isSubmitting} busyLabel="Creating account...">
        Create Account
      </Button>
    </form>
  );
}
