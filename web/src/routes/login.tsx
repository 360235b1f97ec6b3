import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../domains/accounts/login-page.tsx';
import { leadOn } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';

export const Route = createFileRoute('/login')({
  validateSearch: textsFrom<'to' | 'google' | 'step'>('to', 'google', 'step'),
  // Also redirects after a sign-in, since the router runs this again whenever someone signs in.
  beforeLoad: ({ search }) => leadOn(search.to),
  // Leads on whoever is signed in.
  staticData: { rendered: 'personal' },
  component: Login,
});

function Login() {
  return <LoginPage {...Route.useSearch()} />;
}
