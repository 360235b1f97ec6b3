import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RefreshPanel } from '../domains/ingest/refresh-panel.tsx';
import { refetchProjects } from '../domains/projects/api.ts';
import { openForBids, projectsAddressIn } from '../domains/projects/filter-params.ts';
import { ProjectsPage } from '../domains/projects/pages/projects-page.tsx';
import type { GoTo } from '../domains/projects/use-projects-view.ts';
import { ProjectBid } from './-projects/project-bid.tsx';
import { outreachIn, ProjectOutreach } from './-projects/project-outreach.tsx';

const addressIn = projectsAddressIn(openForBids);

export const Route = createFileRoute('/projects/')({
  validateSearch: addressIn,
  component: Projects,
});

function Projects() {
  const navigate = Route.useNavigate();
  // The router still hands on what was left out of the address.
  const address = addressIn({ ...Route.useSearch() });
  const goTo: GoTo = (search, { replace }) => void navigate({ search, replace, resetScroll: false });
  const client = useQueryClient();
  return (
    <>
      <ProjectsPage
        address={address}
        goTo={goTo}
        action={(slot) => <ProjectBid {...slot} />}
        refresh={(children) => <RefreshPanel onNews={() => void refetchProjects(client)}>{children}</RefreshPanel>}
      />
      <ProjectOutreach {...outreachIn(address, goTo)} />
    </>
  );
}
