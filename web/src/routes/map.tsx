import { createFileRoute } from '@tanstack/react-router';
import { everything, projectsSearch } from '../domains/projects/filter-params.ts';
import { MapPage } from '../domains/projects/maps/map-page.tsx';
import { mapParamsIn } from '../domains/projects/maps/map-position.ts';
import { inDocumentWith } from '../lib/own-document.ts';
import { ProjectBid } from './-projects/project-bid.tsx';

const filterIn = projectsSearch(everything);

export const Route = createFileRoute('/map')({
  validateSearch: (address: Record<string, unknown>) => ({ ...filterIn(address), ...mapParamsIn(address) }),
  beforeLoad: inDocumentWith('mapBase'),
  component: MapView,
});

function MapView() {
  const navigate = Route.useNavigate();
  return (
    <MapPage
      address={Route.useSearch()}
      goTo={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      action={(slot) => <ProjectBid {...slot} />}
    />
  );
}
