import { login } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { loginForm } from '@plumbline/contract/domains/accounts/user.ts';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { greet } from '../../lib/welcome.ts';
import { focusField } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { signIn } from './api.ts';
import { failureText } from './failure-text.ts';
import { PasswordInput } from './password-input.tsx';
import { signInWords } from './sign-in.words.ts';
import { textLink } from './text-link.ts';

const words = here(signInWords);

const whyNot = (error: unknown) => failureText(error, words.login.wrong);
const needsCode = (error: unknown) => error instanceof ApiError && error.problem?.code === 'code-required';

/**
 * Email and password. The route redirects after the sign-in; without scripts, `next` follows. Accounts with a second factor are asked for it next.
 */
export function LoginForm({ next, onSecondFactor }: { next: string; onSecondFactor: () => void }) {
  const form = useForm({
    to: { ...login, ...loginForm },
    initial: { email: '', password: '' },
    next: () => next,
    send: async (body) => {
      await signIn(body);
      greet();
    },
    onRefused: (error) => {
      if (needsCode(error)) return onSecondFactor();
      toast({ title: words.login.failed, description: whyNot(error), tone: 'destructive' });
      focusField('password');
    },
  });

  return (
    <Form of={form} explains aria-label={words.login.form} className="grid gap-5">
      {form.failure !== undefined && !needsCode(form.failure) && (
        <Note icon={TriangleAlert} tone="red">
          {whyNot(form.failure)}
        </Note>
      )}
      <Field {...form.field('email')} label={words.email} required>
        {(field) => (
          <Input {...field} {...form.text('email')} type="email" autoComplete="username webauthn" maxLength={254} />
        )}
      </Field>
      <div>
        <Field {...form.field('password')} label={words.password} required>
          {(field) => <PasswordInput {...field} {...form.text('password')} autoComplete="current-password" />}
        </Field>
        <Link to="/forgot-password" className={`${textLink} mt-1`}>
          {words.forgotPassword}
        </Link>
      </div>
      <SubmitButton of={form} block busyLabel={words.login.busy}>
        {words.signIn}
      </SubmitButton>
    </Form>
  );
}
