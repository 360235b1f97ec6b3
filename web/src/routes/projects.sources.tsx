import { createFileRoute } from '@tanstack/react-router';
import { sourcesQuery } from '../domains/ingest/api.ts';
import { SourcesPage } from '../domains/ingest/sources-page.tsx';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/projects/sources')({
  staticData: { rendered: true },
  loader: () => onServer((client) => client.prefetchQuery(sourcesQuery)),
  component: SourcesPage,
});
