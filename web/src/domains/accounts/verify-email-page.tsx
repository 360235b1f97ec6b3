import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/frame.tsx';
import { RoutePending } from '../../ui/shell/route-states.tsx';
import { verificationQuery } from './api.ts';
import { DeadLink } from './dead-link.tsx';
import { VerifyWithPassword } from './verify-with-password.tsx';

/**
 * Opened from the first mail: verifies the address at once in the browser that registered, else takes a new password.
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
          title="Email Verified"
          action={
            <ButtonLink to="/login" variant="primary">
              Sign In
            </ButtonLink>
          }
        >
          {data.message}
        </EmptyState>
      </Page>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return <DeadLink message={error.problem?.message} action={<ButtonLink to="/register">Sign Up</ButtonLink>} />;
  }
  if (!error) return <RoutePending />;
  return (
    <Page width="slim">
      <h1 className="mb-4">Verify Email</h1>
      <ErrorState
        error={error}
        title="Your email address is not verified yet"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
