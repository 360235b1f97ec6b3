import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../domains/accounts/verify-email-page.tsx';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/verify-email')({
  validateSearch: textsFrom('token'),
  component: VerifyEmail,
});

function VerifyEmail() {
  const { token = '' } = Route.useSearch();
  return <VerifyEmailPage key={token} token={token} />;
}
