import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { CongratulationsPage } from '../domains/service-requests/wizard/pages/congratulations-page.tsx';
import { useReceipt } from '../domains/service-requests/wizard/receipt.ts';

export const Route = createFileRoute('/congratulations')({ component: Congratulations });

/**
 * The receipt is passed with the navigation, never in the address. After a reload it is read from the tab's storage.
 */
function Congratulations() {
  const given = useRouterState({ select: ({ location }) => location.state.receipt });
  const kept = useReceipt();
  return <CongratulationsPage receipt={given ?? kept} />;
}
