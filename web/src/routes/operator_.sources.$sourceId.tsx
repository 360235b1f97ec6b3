import { readId, type SourceId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorGate } from '../domains/accounts/factors/operator-gate.tsx';
import { sourceQuery } from '../domains/ingest/operator/calls.ts';
import { SourceDeskPage } from '../domains/ingest/operator/source-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { readForOperator } from './-operator/read.ts';

export const Route = createFileRoute('/operator_/sources/$sourceId')({
  staticData: { rendered: 'personal' },
  beforeLoad: ({ location }) => requireUser(location, ['operator']),
  loader: ({ params: { sourceId } }) =>
    onServer((client) => readForOperator(client, sourceQuery(readId<SourceId>(sourceId)))),
  component: OperatorSource,
});

function OperatorSource() {
  const { sourceId } = Route.useParams();
  return (
    <OperatorGate>
      <SourceDeskPage key={sourceId} id={readId<SourceId>(sourceId)} />
    </OperatorGate>
  );
}
