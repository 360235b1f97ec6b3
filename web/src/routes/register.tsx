import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../domains/accounts/register-page.tsx';
import { leadOn } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/register')({
  staticData: { rendered: 'personal' },
  validateSearch: textsFrom('sent'),
  beforeLoad: () => leadOn(undefined),
  component: Register,
});

function Register() {
  return <RegisterPage {...Route.useSearch()} />;
}
