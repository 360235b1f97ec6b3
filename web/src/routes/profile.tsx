import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccountPage } from '../domains/accounts/settings/account-page.tsx';
import { requireUser } from '../lib/require-user.ts';

export const Route = createFileRoute('/profile')({
  beforeLoad: async ({ location }) => {
    const { role } = await requireUser(location);
    // Operators have no dashboard with settings.
    if (role !== 'operator') throw redirect({ href: settingsPath(role), replace: true });
  },
  component: AccountPage,
});
