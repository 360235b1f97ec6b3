import { createFileRoute } from '@tanstack/react-router';
import { CraftsmanAccount } from '../domains/directory/account/craftsman-account.tsx';
import { RecentBilling } from '../domains/payments/recent-billing.tsx';
import { SpendingCapCard } from '../domains/payments/spending-cap.tsx';
import { requireUser } from '../lib/require-user.ts';

export const Route = createFileRoute('/account-craftsman')({
  beforeLoad: async ({ location }) => {
    await requireUser(location, ['craftsman']);
  },
  component: Account,
});

function Account() {
  return (
    <CraftsmanAccount
      billing={
        <>
          <RecentBilling />
          <SpendingCapCard />
        </>
      }
    />
  );
}
