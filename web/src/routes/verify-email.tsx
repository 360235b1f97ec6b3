import { createFileRoute } from '@tanstack/react-router';
import { VerifyEmailPage } from '../domains/accounts/verify-email-page.tsx';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/verify-email')({
  staticData: { rendered: true },
  validateSearch: textsFrom('token', 'done'),
  component: VerifyEmail,
});

function VerifyEmail() {
  const { token = '', done } = Route.useSearch();
  return <VerifyEmailPage key={token} token={token} isDone={done !== undefined} />;
}
