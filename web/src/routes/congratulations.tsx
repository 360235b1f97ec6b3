import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { keptDraftQuery } from '../domains/service-requests/wizard/draft-query.ts';
import { CongratulationsPage } from '../domains/service-requests/wizard/pages/congratulations-page.tsx';
import { useReceipt } from '../domains/service-requests/wizard/receipt.ts';
import { useTakeOver } from '../domains/service-requests/wizard/use-take-over.ts';
import { onServer } from '../lib/page-data.ts';
import { useAsArrived } from '../lib/use-as-arrived.ts';
import { readReceipt } from './-request/read-receipt.ts';

export const Route = createFileRoute('/congratulations')({
  staticData: { rendered: true },
  loader: () => onServer(async (client) => readReceipt(client, await client.fetchQuery(keptDraftQuery))),
  component: Congratulations,
});

/**
 * The receipt is passed with the navigation, never in the address. After a reload it is read from the tab's storage, or
 * from what the server keeps for a browser without scripts.
 */
function Congratulations() {
  useTakeOver();
  const given = useRouterState({ select: ({ location }) => location.state.receipt });
  const kept = useReceipt();
  // The browser's history may still have it after a reload, but the server rendered the page without it.
  const asArrived = useAsArrived();
  return <CongratulationsPage receipt={(asArrived ? undefined : given) ?? kept} />;
}
