import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../domains/accounts/register-page.tsx';
import { leadOn } from '../lib/require-user.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: () => leadOn(undefined),
  component: RegisterPage,
});
