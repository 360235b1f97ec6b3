import { resetPassword, verifyEmail } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { useVerifyWithPassword } from './api.ts';
import { failureText } from './failure-text.ts';
import { NewPasswordPage } from './new-password-page.tsx';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords);

/** The same endpoint as the first post, but here the password is required. */
const verifyWithPassword = { ...verifyEmail, body: resetPassword.body };

/**
 * The first mail's link in a browser that did not register. `why` explains it, and a new password opens the account.
 */
export function VerifyWithPassword({ token, why }: { token: string; why: string }) {
  const verify = useVerifyWithPassword();
  const form = useForm({
    to: verifyWithPassword,
    initial: { token, password: '', confirmPassword: '' },
    next: () => '/verify-email?done=yes',
    send: (body) => verify.mutateAsync(body),
  });
  return (
    <NewPasswordPage
      form={form}
      title={words.verify.choosePassword}
      intro={
        <>
          <p className="mt-1 text-ink-2">{why}</p>
          <p className="mt-2 text-ink-2">{words.verify.nameIsKept}</p>
        </>
      }
      failure={failureText(form.failure, words.verify.failedAgain)}
      submitLabel={words.verify.submit}
      busyLabel={words.verify.busy}
    />
  );
}
