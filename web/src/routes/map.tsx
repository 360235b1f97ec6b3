import { createFileRoute } from '@tanstack/react-router';
import { everything, projectsSearch } from '../domains/projects/filter-params.ts';
import { MapPage } from '../domains/projects/maps/map-page.tsx';
import { mapParamsIn } from '../domains/projects/maps/map-position.ts';
import type { GoTo } from '../domains/projects/use-projects-view.ts';
import { inDocumentWith } from '../lib/own-document.ts';
import { ProjectBid } from './-projects/project-bid.tsx';
import { outreachIn, ProjectOutreach } from './-projects/project-outreach.tsx';
import { useProjectNews } from './-projects/use-project-news.ts';

const filterIn = projectsSearch(everything);

export const Route = createFileRoute('/map')({
  validateSearch: (address: Record<string, unknown>) => ({ ...filterIn(address), ...mapParamsIn(address) }),
  beforeLoad: inDocumentWith('mapBase'),
  component: MapView,
});

function MapView() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  const goTo: GoTo = (search, { replace }) => void navigate({ search, replace, resetScroll: false });
  useProjectNews();
  return (
    <>
      <MapPage address={address} goTo={goTo} action={(slot) => <ProjectBid {...slot} />} />
      <ProjectOutreach {...outreachIn(address, goTo)} />
    </>
  );
}
