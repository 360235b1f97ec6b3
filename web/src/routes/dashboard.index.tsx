import { homePath } from '@plumbline/contract/domains/accounts/pages.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireUser } from '../lib/require-user.ts';

export const Route = createFileRoute('/dashboard/')({
  staticData: { rendered: 'personal' },
  beforeLoad: async ({ location }) => {
    const { role } = await requireUser(location);
    throw redirect({ href: homePath(role), replace: true });
  },
});
