import { resetPassword } from '@plumbline/contract/domains/accounts/endpoints.ts';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { useForm } from '../../lib/use-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { setPasswordByLink } from './api.ts';
import { DeadLink } from './dead-link.tsx';
import { failureText } from './failure-text.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { NewPasswordPage } from './new-password-page.tsx';
import { signInWords } from './sign-in.words.ts';

const words = here(signInWords);

/**
 * Opened from the password mail: sets a new password. Every session ends, so it leads to signing in. `isDone`: the form
 * was sent without scripts.
 */
export function ResetPasswordPage({ token, isDone = false }: { token: string; isDone?: boolean }) {
  const navigate = useNavigate();
  const form = useForm({
    to: resetPassword,
    initial: { token, password: '', confirmPassword: '' },
    next: () => '/reset-password?done=yes',
    send: async (body) => {
      await setPasswordByLink(body);
      const notice = { title: words.reset.done, text: words.reset.signInNow };
      await navigate({ to: '/login', state: { notice }, replace: true });
    },
  });
  const { failure } = form;

  if (isDone) return <LinkOutcome title={words.reset.done}>{words.reset.signInNow}</LinkOutcome>;
  const isDead = token === '' || (failure instanceof ApiError && failure.status === 404);
  if (isDead) {
    const message = failure instanceof ApiError ? failure.problem?.message : undefined;
    return <DeadLink message={message} action={<ButtonLink to="/forgot-password">{words.reset.newLink}</ButtonLink>} />;
  }
  return (
    <NewPasswordPage
      form={form}
      title={words.reset.title}
      intro={<p className="mt-1 text-ink-2">{words.reset.intro}</p>}
      failure={failureText(failure, words.reset.failed)}
      submitLabel={words.reset.submit}
      busyLabel={words.saving}
    />
  );
}
