import type { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { readId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorGate } from '../domains/accounts/factors/operator-gate.tsx';
import { draftQuery } from '../domains/ingest/operator/calls.ts';
import { DraftRulesPage } from '../domains/ingest/operator/draft-settings-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { readForOperator } from './-operator/read.ts';

export const Route = createFileRoute('/operator_/sources/drafts/$draftId/rules')({
  staticData: { rendered: 'personal' },
  beforeLoad: ({ location }) => requireUser(location, ['operator']),
  loader: ({ params: { draftId } }) =>
    onServer((client) => readForOperator(client, draftQuery(readId<SourceDraftId>(draftId)))),
  component: DraftRules,
});

function DraftRules() {
  const { draftId } = Route.useParams();
  return (
    <OperatorGate>
      <DraftRulesPage key={draftId} id={readId<SourceDraftId>(draftId)} />
    </OperatorGate>
  );
}
