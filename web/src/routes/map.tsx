import { createFileRoute } from '@tanstack/react-router';
import { everything, projectsAddressIn } from '../domains/projects/filter-params.ts';
import { readProjects } from '../domains/projects/first-read.ts';
import { MapPage } from '../domains/projects/maps/map-page.tsx';
import { inDocumentWith } from '../lib/own-document.ts';
import { onServer } from '../lib/page-data.ts';
import { ProjectsRoute } from './-projects/projects-route.tsx';
import { useProjectNews } from './-projects/use-project-news.ts';

const addressIn = projectsAddressIn(everything);

export const Route = createFileRoute('/map')({
  staticData: { rendered: true },
  validateSearch: addressIn,
  beforeLoad: inDocumentWith('mapBase'),
  loader: ({ location }) => onServer((client) => readProjects(client, addressIn({ ...location.search }), everything)),
  component: MapView,
});

function MapView() {
  const navigate = Route.useNavigate();
  useProjectNews();
  return (
    <ProjectsRoute addressIn={addressIn} search={Route.useSearch()} go={(to) => navigate(to)}>
      {(page) => <MapPage {...page} />}
    </ProjectsRoute>
  );
}
