import { createFileRoute } from '@tanstack/react-router';
import { OperatorGate } from '../domains/accounts/factors/operator-gate.tsx';
import { sourcesQuery } from '../domains/ingest/operator/calls.ts';
import { SourcesDeskPage } from '../domains/ingest/operator/sources-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { readForOperator } from './-operator/read.ts';

export const Route = createFileRoute('/operator_/sources/')({
  staticData: { rendered: 'personal' },
  beforeLoad: ({ location }) => requireUser(location, ['operator']),
  loader: () => onServer((client) => readForOperator(client, sourcesQuery)),
  component: OperatorSources,
});

function OperatorSources() {
  return (
    <OperatorGate>
      <SourcesDeskPage />
    </OperatorGate>
  );
}
