import { zodResolver } from '@hookform/resolvers/zod';
import { ChangePasswordForm } from '@plumbline/contract/domains/accounts/user.ts';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { fieldProblems } from '../../../lib/problem-sentences.ts';
import { useSignedInUser } from '../../../lib/session.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useReplacePassword } from '../api.ts';
import { failureText } from '../failure-text.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordInput } from '../password-input.tsx';
import { textLink } from '../text-link.ts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password; every other device is signed out. */
export function PasswordSettings() {
  const { email } = useSignedInUser();
  const replace = useReplacePassword();
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(ChangePasswordForm), defaultValues: EMPTY });

  const send = async (form: ChangePasswordForm) => {
    try {
      await replace.mutateAsync(form);
      reset(EMPTY);
      toast({ title: 'Password Changed', description: 'Your other devices were signed out.', tone: 'success' });
    } catch (error) {
      const problems = fieldProblems(error);
      const wrong = (['currentPassword', 'password'] as const).find((name) => problems[name]);
      if (wrong) setError(wrong, { type: 'server', message: problems[wrong] ?? '' }, { shouldFocus: true });
      else {
        const description = failureText(error, 'Your password was not changed. Please try again.');
        toast({ title: 'Password Not Changed', description, tone: 'destructive' });
      }
    }
  };
  const onSubmit = useOneAtATime(handleSubmit(send));

  return (
    <Card as="section" roomy aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <p className="mt-0.5 text-ink-2">Changing it signs out your other devices.</p>
      <form onSubmit={onSubmit} noValidate aria-labelledby="password-title" className="mt-4 grid max-w-110 gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <div>
          <Field name="currentPassword" label="Present Password" error={errors.currentPassword?.message} required>
            {(field) => <PasswordInput {...field} {...register('currentPassword')} autoComplete="current-password" />}
          </Field>
          <Link to="/forgot-password" className={`${textLink} mt-1`}>
            Forgot password?
          </Link>
        </div>
        <NewPasswordFields register={register} errors={errors} />
        <Button type="submit" big className="justify-self-start" busy={isSubmitting} busyLabel="Saving...">
          Change Password
        </Button>
      </form>
    </Card>
  );
}
