import { createFileRoute } from '@tanstack/react-router';
import { everything, plumbingJobs, projectsAddressIn } from '../domains/projects/filter-params.ts';
import { readProjects } from '../domains/projects/first-read.ts';
import { PlumbingPage } from '../domains/projects/pages/plumbing-page.tsx';
import { inDocumentWith } from '../lib/own-document.ts';
import { onServer } from '../lib/page-data.ts';
import { ProjectsRoute } from './-projects/projects-route.tsx';
import { useProjectNews } from './-projects/use-project-news.ts';

const addressIn = projectsAddressIn(plumbingJobs);

export const Route = createFileRoute('/plumbing')({
  staticData: { rendered: true },
  validateSearch: addressIn,
  beforeLoad: inDocumentWith('mapBase'),
  loader: ({ location }) => onServer((client) => readProjects(client, addressIn({ ...location.search }), everything)),
  component: Plumbing,
});

function Plumbing() {
  const navigate = Route.useNavigate();
  useProjectNews();
  return (
    <ProjectsRoute addressIn={addressIn} search={Route.useSearch()} go={(to) => navigate(to)}>
      {(page) => <PlumbingPage {...page} />}
    </ProjectsRoute>
  );
}
