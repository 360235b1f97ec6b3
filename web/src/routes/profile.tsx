import { settingsPath } from '@plumbline/contract/domains/accounts/pages.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccountPage } from '../domains/accounts/settings/account-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { accountReads } from './-dashboard/read-account.ts';

export const Route = createFileRoute('/profile')({
  staticData: { rendered: 'personal' },
  beforeLoad: async ({ location }) => {
    const { role } = await requireUser(location);
    // Operators have no dashboard with settings.
    if (role !== 'operator') throw redirect({ href: settingsPath(role), replace: true });
  },
  loader: () => onServer((client) => Promise.all(accountReads(client))),
  component: AccountPage,
});
