import { createFileRoute } from '@tanstack/react-router';
import { plumbingJobs, projectsAddressIn } from '../domains/projects/filter-params.ts';
import { PlumbingPage } from '../domains/projects/pages/plumbing-page.tsx';
import { inDocumentWith } from '../lib/own-document.ts';
import { ProjectsRoute } from './-projects/projects-route.tsx';
import { useProjectNews } from './-projects/use-project-news.ts';

const addressIn = projectsAddressIn(plumbingJobs);

export const Route = createFileRoute('/plumbing')({
  validateSearch: addressIn,
  beforeLoad: inDocumentWith('mapBase'),
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
