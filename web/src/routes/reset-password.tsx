import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../domains/accounts/reset-password-page.tsx';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/reset-password')({
  validateSearch: textsFrom('token'),
  component: ResetPassword,
});

function ResetPassword() {
  const { token = '' } = Route.useSearch();
  return <ResetPasswordPage key={token} token={token} />;
}
