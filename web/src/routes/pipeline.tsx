import { createFileRoute } from '@tanstack/react-router';
import { EditPursuitPage } from '../domains/leads/pipeline/edit-pursuit-page.tsx';
import { readPipeline } from '../domains/leads/pipeline/pipeline-api.ts';
import { PipelinePage } from '../domains/leads/pipeline/pipeline-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { requireUser } from '../lib/require-user.ts';
import { textsFrom } from '../lib/search-text.ts';

const readSearch = textsFrom('view', 'stage', 'month', 'edit');

export const Route = createFileRoute('/pipeline')({
  staticData: { rendered: 'personal' },
  validateSearch: readSearch,
  beforeLoad: ({ location }) => requireUser(location),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => onServer((client) => readPipeline(client, deps)),
  component: Pipeline,
});

/** The pipeline, or with `edit` one of its projects: one route, since each is part of every page's first load. */
function Pipeline() {
  const { edit, ...search } = Route.useSearch();
  return edit === undefined ? <PipelinePage search={search} /> : <EditPursuitPage key={edit} id={edit} />;
}
