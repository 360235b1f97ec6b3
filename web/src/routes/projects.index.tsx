import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RefreshPanel } from '../domains/ingest/refresh-panel.tsx';
import { refetchProjects } from '../domains/projects/api.ts';
import { openForBids, projectsAddressIn } from '../domains/projects/filter-params.ts';
import { ProjectsPage } from '../domains/projects/pages/projects-page.tsx';
import { ProjectsRoute } from './-projects/projects-route.tsx';

const addressIn = projectsAddressIn(openForBids);

export const Route = createFileRoute('/projects/')({
  validateSearch: addressIn,
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
