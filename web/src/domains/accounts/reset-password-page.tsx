import { zodResolver } from '@hookform/resolvers/zod';
import { ResetPasswordForm } from '@plumbline/contract/domains/accounts/user.ts';
import { useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { fieldProblems } from '../../lib/problem-sentences.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { setPasswordByLink } from './api.ts';
import { DeadLink } from './dead-link.tsx';
import { failureText } from './failure-text.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Opened from the password mail: sets a new password. Every session ends, so it leads to signing in. */
export function ResetPasswordPage({ token }: { token: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(ResetPasswordForm),
    defaultValues: { token, password: '', confirmPassword: '' },
  });

  const send = async (form: ResetPasswordForm) => {
    setFailure(undefined);
    try {
      await setPasswordByLink(form);
    } catch (error) {
      const message = fieldProblems(error).password;
      if (message) setError('password', { type: 'server', message }, { shouldFocus: true });
      else setFailure(error);
      return;
    }
    const notice = { title: 'Password changed', text: 'Sign in with the new one. All devices were signed out.' };
    await navigate({ to: '/login', state: { notice }, replace: true });
  };
  const onSubmit = useOneAtATime(handleSubmit(send));

  const isDead = token === '' || (failure instanceof ApiError && failure.status === 404);
  if (isDead) {
    const message = failure instanceof ApiError ? failure.problem?.message : undefined;
    return <DeadLink message={message} action={<ButtonLink to="/forgot-password">Get a New Link</ButtonLink>} />;
  }
  return (
    <Page width="slim">
      <h1>Set a New Password</h1>
      <p className="mt-1 text-ink-2">Setting it signs you out on all devices. Then you sign in with the new one.</p>
      <Card roomy className="mt-4">
        <form onSubmit={onSubmit} noValidate aria-label="New password" className="grid gap-5">
          {failure !== undefined && (
            <Note icon={TriangleAlert} tone="red" role="alert">
              {failureText(failure, 'Your password was not changed. Please try again.')}
            </Note>
          )}
          <NewPasswordFields register={register} errors={errors} />
          <Button type="submit" variant="primary" big block busy={isSubmitting} busyLabel="Saving...">
            Set Password
          </Button>
        </form>
      </Card>
    </Page>
  );
}
