import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { here } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { RoutePending } from '../../ui/shell/route-states.tsx';
import { verificationQuery } from './api.ts';
import { DeadLink } from './dead-link.tsx';
import { signInWords } from './sign-in.words.ts';
import { VerifyWithPassword } from './verify-with-password.tsx';

const words = here(signInWords);

/**
 * Opened from the first email. Verifies the address immediately in the browser that registered, and asks for a new
 * password in any other.
 */
export function VerifyEmailPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(token));
  if (data?.outcome === 'password-needed') return <VerifyWithPassword token={token} why={data.message} />;
  if (data) {
    return (
      <Page width="slim">
        <EmptyState
          level={1}
          drawing="level"
          title={words.verify.done}
          action={
            <ButtonLink to="/login" variant="primary">
              {words.signIn}
            </ButtonLink>
          }
        >
          {data.message}
        </EmptyState>
      </Page>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <DeadLink message={error.problem?.message} action={<ButtonLink to="/register">{words.signUp}</ButtonLink>} />
    );
  }
  if (!error) return <RoutePending />;
  return (
    <Page width="slim">
      <h1 className="mb-4">{words.verify.title}</h1>
      <ErrorState error={error} title={words.verify.failed} busy={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}
