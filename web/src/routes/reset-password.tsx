import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../domains/accounts/reset-password-page.tsx';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/reset-password')({
  staticData: { rendered: true },
  validateSearch: textsFrom('token', 'done'),
  component: ResetPassword,
});

function ResetPassword() {
  const { token = '', done } = Route.useSearch();
  return <ResetPasswordPage key={token} token={token} isDone={done !== undefined} />;
}
