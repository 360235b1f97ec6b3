import { zodResolver } from '@hookform/resolvers/zod';
import { ResetPasswordForm } from '@plumbline/contract/domains/accounts/user.ts';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblems } from '../../lib/problem-sentences.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/frame.tsx';
import { Note } from '../../ui/note.tsx';
import { useVerifyWithPassword } from './api.ts';
import { failureText } from './failure-text.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/**
 * The first mail's link in a browser that did not register: `why` explains it, and a new password opens the account.
 */
export function VerifyWithPassword({ token, why }: { token: string; why: string }) {
  const verify = useVerifyWithPassword();
  const [failure, setFailure] = useState<string>();
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
      await verify.mutateAsync(form);
    } catch (error) {
      const message = fieldProblems(error).password;
      if (message) setError('password', { type: 'server', message }, { shouldFocus: true });
      else setFailure(failureText(error, 'Your email address is not verified yet. Please try again.'));
    }
  };
  const onSubmit = useOneAtATime(handleSubmit(send));

  return (
    <Page width="slim">
      <h1>Choose a Password</h1>
      <p className="mt-1 text-ink-2">{why}</p>
      <p className="mt-2 text-ink-2">
        We keep the name from the registration. Add your phone number and address in your settings.
      </p>
      <Card roomy className="mt-4">
        <form onSubmit={onSubmit} noValidate aria-label="New password" className="grid gap-5">
          {failure !== undefined && (
            <Note icon={TriangleAlert} tone="red" role="alert">
              {failure}
            </Note>
          )}
          <NewPasswordFields register={register} errors={errors} />
          <Button type="submit" variant="primary" big block busy={isSubmitting} busyLabel="Verifying...">
            Verify and Set Password
          </Button>
        </form>
      </Card>
    </Page>
  );
}
