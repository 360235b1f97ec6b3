import type { SourceDraftId } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { readId, type SourceId } from '@plumbline/contract/kernel/id.ts';
import { createFileRoute } from '@tanstack/react-router';
import { OperatorGate } from '../domains/accounts/factors/operator-gate.tsx';
import { DraftColumnsPage } from '../domains/ingest/operator/draft-columns-page.tsx';
import { DraftSettingsPage } from '../domains/ingest/operator/draft-settings-page.tsx';
import { NewSourcePage } from '../domains/ingest/operator/new-source-page.tsx';
import { SourcePage } from '../domains/ingest/operator/source-page.tsx';
import { SourcesPage } from '../domains/ingest/operator/sources-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';
import { readSources } from './-operator/read-sources.ts';

export const Route = createFileRoute('/operator/sources')({
  staticData: { rendered: 'personal' },
  // The source that is shown or added, and the step of adding it.
  validateSearch: textsFrom<'tab' | 'source' | 'draft'>('tab', 'source', 'draft'),
  beforeLoad: ({ location }) => requireUser(location, ['operator']),
  loader: ({ location }) => onServer((client) => readSources(client, { ...location.search })),
  component: OperatorSources,
});

/** The operators' pages about sources of projects. */
function OperatorSources() {
  return (
    <OperatorGate>
      <Shown />
    </OperatorGate>
  );
}

function Shown() {
  const { source, draft, tab } = Route.useSearch();
  if (source !== undefined) return <SourcePage key={source} id={readId<SourceId>(source)} />;
  if (draft !== undefined) {
    const id = readId<SourceDraftId>(draft);
    return tab === 'rules' ? <DraftSettingsPage key={draft} id={id} /> : <DraftColumnsPage key={draft} id={id} />;
  }
  return tab === 'new' ? <NewSourcePage /> : <SourcesPage />;
}
