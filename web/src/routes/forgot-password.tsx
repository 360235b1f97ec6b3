import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../domains/accounts/forgot-password-page.tsx';

export const Route = createFileRoute('/forgot-password')({
  staticData: { rendered: true },
  component: ForgotPasswordPage,
});
