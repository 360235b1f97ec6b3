import { remembersAllLeads } from '@plumbline/contract/domains/projects/leads-choice.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sourcesQuery } from '../domains/ingest/api.ts';
import { RefreshPanel } from '../domains/ingest/refresh-panel.tsx';
import { refetchProjects } from '../domains/projects/api.ts';
import { openForBids, projectsAddressIn } from '../domains/projects/filter-params.ts';
import { readProjects } from '../domains/projects/first-read.ts';
import { ProjectsPage } from '../domains/projects/pages/projects-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { ProjectsRoute } from './-projects/projects-route.tsx';

const usualAddressIn = projectsAddressIn(openForBids);

/** Without a filter, all leads if this browser remembers that. The server leads there by itself. */
const addressIn = (search: Record<string, unknown>) =>
  usualAddressIn(search, !import.meta.env.SSR && remembersAllLeads(document.cookie));

export const Route = createFileRoute('/projects/')({
  staticData: { rendered: true },
  validateSearch: addressIn,
  loader: ({ location }) =>
    onServer((client) =>
      Promise.all([readProjects(client, addressIn({ ...location.search })), client.prefetchQuery(sourcesQuery)]),
    ),
  component: Projects,
});

function Projects() {
  const navigate = Route.useNavigate();
  const client = useQueryClient();
  return (
    <ProjectsRoute addressIn={addressIn} search={Route.useSearch()} go={(to) => navigate(to)}>
      {(page) => (
        <ProjectsPage
          {...page}
          refresh={(children) => <RefreshPanel onNews={() => void refetchProjects(client)}>{children}</RefreshPanel>}
        />
      )}
    </ProjectsRoute>
  );
}
