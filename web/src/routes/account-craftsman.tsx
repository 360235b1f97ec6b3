import { createFileRoute } from '@tanstack/react-router';
import { ContractorAccount } from '../domains/directory/account/contractor-account.tsx';
import { RecentBilling } from '../domains/payments/recent-billing.tsx';
import { SpendingCapCard } from '../domains/payments/spending-cap.tsx';
import { requireUser } from '../lib/require-user.ts';
import { later } from '../ui/later.tsx';

const KeptCard = later(async () => (await import('../domains/payments/kept-card.tsx')).KeptCardCard);

export const Route = createFileRoute('/account-craftsman')({
  beforeLoad: async ({ location }) => {
    await requireUser(location, ['craftsman']);
  },
  component: Account,
});

function Account() {
  return (
    <ContractorAccount
      billing={
        <>
          <RecentBilling />
          <SpendingCapCard />
          <KeptCard />
        </>
      }
    />
  );
}
