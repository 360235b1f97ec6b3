import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { useAsArrived } from '../../lib/use-as-arrived.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { RoutePending } from '../../ui/shell/route-states.tsx';
import { verificationQuery } from './api.ts';
import { DeadLink } from './dead-link.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { signInWords } from './sign-in.words.ts';
import { VerifyWithPassword } from './verify-with-password.tsx';

const words = here(signInWords);

/**
 * Opened from the first email. Verifies the address immediately in the browser that registered, and asks for a new
 * password in any other. Without scripts, it always asks: programs that read mail open links, so opening one changes
 * nothing. `isDone`: the form was sent without scripts.
 */
export function VerifyEmailPage({ token, isDone = false }: { token: string; isDone?: boolean }) {
  return isDone ? (
    <LinkOutcome title={words.verify.done}>{words.verify.signInNow}</LinkOutcome>
  ) : (
    <Verifying token={token} />
  );
}

function Verifying({ token }: { token: string }) {
  const asArrived = useAsArrived();
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(token));
  if (data?.outcome === 'password-needed') return <VerifyWithPassword token={token} why={data.message} />;
  if (data) {
    return <LinkOutcome title={words.verify.done}>{data.message}</LinkOutcome>;
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <DeadLink message={error.problem?.message} action={<ButtonLink to="/register">{words.signUp}</ButtonLink>} />
    );
  }
  if (!error) {
    return (
      <>
        <div className="noscript:hidden">
          <RoutePending />
        </div>
        {asArrived && (
          <div className="hidden noscript:block">
            <VerifyWithPassword token={token} why={words.verify.chooseToVerify} />
          </div>
        )}
      </>
    );
  }
  return (
    <Page width="slim">
      <h1 className="mb-4">{words.verify.title}</h1>
      <ErrorState error={error} title={words.verify.failed} busy={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}
