import { createFileRoute } from '@tanstack/react-router';
import { RespondPage } from '../domains/service-requests/respond/respond-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { besideReferral } from './-request/beside-referral.tsx';
import { readReferral } from './-request/read-referral.ts';

export const Route = createFileRoute('/respond/')({
  staticData: { rendered: true },
  validateSearch: textsFrom<'id' | 'contractor' | 'action' | 'change'>('id', 'contractor', 'action', 'change'),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { id, contractor } }) =>
    onServer(async (client) => {
      if (id && contractor) await readReferral(client, id);
    }),
  component: Respond,
});

function Respond() {
  const { id, contractor, action, change } = Route.useSearch();
  return (
    <RespondPage
      serviceRequestId={id}
      contractorId={contractor}
      action={action}
      change={change}
      aside={besideReferral}
    />
  );
}
