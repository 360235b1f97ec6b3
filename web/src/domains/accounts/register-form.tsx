import { register } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { MIN_PASSWORD } from '@plumbline/contract/domains/accounts/user.ts';
import { useNavigate } from '@tanstack/react-router';
import { HardHat, House } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toast } from '../../ui/toast-store.ts';
import { registerAccount } from './api.ts';
import { failureText } from './failure-text.ts';
import { GoogleButton } from './google-button.tsx';
import { PasswordInput } from './password-input.tsx';
import { AddressFields, ContactMethodField, NameFields, PhoneField } from './profile-fields.tsx';
import { registerWords } from './register.words.ts';
import { NOTHING_YET } from './register-values.ts';

const words = here(registerWords);

const ROLES = [
  { value: 'customer', ...words.roles.customer, icon: House },
  { value: 'craftsman', ...words.roles.craftsman, icon: HardHat },
];

/** The form of section 5 of the specification, validated by the contract's schema. Then leads to the sign-in page. */
export function RegisterForm() {
  const navigate = useNavigate();
  const form = useForm({
    to: register,
    initial: NOTHING_YET,
    body: ({ state, ...values }) => ({ ...values, state: state.toUpperCase() }),
    next: () => '/register?sent=yes',
    send: async (registration) => {
      await registerAccount(registration);
      toast({ title: words.created, description: words.createdNext, tone: 'success' });
      const notice = { title: words.checkEmail, text: words.linkSent(registration.email) };
      await navigate({ to: '/login', state: { notice } });
    },
    onRefused: (error) => {
      const description = failureText(error, words.failedText);
      toast({ title: words.failed, description, tone: 'destructive' });
    },
  });

  return (
    <Form of={form} summary aria-label={words.form} className="mt-4 grid gap-4">
      <Card as="section" roomy className="grid gap-5" aria-label={words.yourAccount}>
        <FieldGroup {...form.field('role')} label={words.whatBringsYou}>
          <RadioCards options={ROLES} columns={2} {...form.choice('role')} />
        </FieldGroup>
        <GoogleButton role={form.values.role} />
        <NameFields form={form} />
        <Field {...form.field('email')} label={words.email} hint={words.emailHint} required>
          {(field) => <Input {...field} {...form.text('email')} type="email" autoComplete="username" maxLength={254} />}
        </Field>
        <Field {...form.field('password')} label={words.password} hint={words.passwordHint(MIN_PASSWORD)} required>
          {(field) => <PasswordInput {...field} {...form.text('password')} autoComplete="new-password" />}
        </Field>
        <Field {...form.field('confirmPassword')} label={words.confirmPassword} required>
          {(field) => <PasswordInput {...field} {...form.text('confirmPassword')} autoComplete="new-password" />}
        </Field>
      </Card>
      <Card as="section" roomy className="grid gap-5" aria-labelledby="reach-you">
        <div>
          <h2 id="reach-you">{words.reachYou}</h2>
          <p className="mt-0.5 text-meta text-ink-2">{words.reachYouHint}</p>
        </div>
        <PhoneField form={form} />
        <ContactMethodField form={form} />
        <AddressFields form={form} />
      </Card>
      <LegalLinks lead={words.agree} of={['terms', 'privacy']} />
      <SubmitButton of={form} block busyLabel={words.busy}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
