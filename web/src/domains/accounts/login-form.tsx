import { zodResolver } from '@hookform/resolvers/zod';
import { LoginForm as LoginSchema } from '@plumbline/contract/domains/accounts/user.ts';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { welcome } from '../../lib/require-user.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast-store.ts';
import { signIn } from './api.ts';
import { failureText } from './failure-text.ts';
import { PasswordInput } from './password-input.tsx';
import { textLink } from './text-link.ts';

/**
 * Email and password. The route leads on once somebody is signed in; accounts with a second factor are asked for it
 * next.
 */
export function LoginForm({ onSecondFactor }: { onSecondFactor: () => void }) {
  const [failure, setFailure] = useState<string>();
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(LoginSchema), defaultValues: { email: '', password: '' } });

  const send = async (form: LoginSchema) => {
    setFailure(undefined);
    try {
      await signIn(form);
      toast(welcome);
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'code-required') return onSecondFactor();
      const description = failureText(error, 'Invalid email or password');
      toast({ title: 'Login Failed', description, tone: 'destructive' });
      setFailure(description);
      setFocus('password');
    }
  };

  const onSubmit = useOneAtATime(handleSubmit(send));

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Sign in" className="grid gap-5">
      {failure && (
        <Note icon={TriangleAlert} tone="red">
          {failure}
        </Note>
      )}
      <Field name="email" label="Email Address" error={errors.email?.message} required>
        {(field) => (
          <Input {...field} {...register('email')} type="email" autoComplete="username webauthn" maxLength={254} />
        )}
      </Field>
      <div>
        <Field name="password" label="Password" error={errors.password?.message} required>
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="current-password" />}
        </Field>
        <Link to="/forgot-password" className={`${textLink} mt-1`}>
          Forgot password?
        </Link>
      </div>
      <Button type="submit" variant="primary" big block busy={isSubmitting} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  );
}
