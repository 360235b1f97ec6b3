import { createFileRoute } from '@tanstack/react-router';
import { plumbingJobs, projectsSearch } from '../domains/projects/filter-params.ts';
import { mapParamsIn } from '../domains/projects/maps/map-position.ts';
import { PlumbingPage } from '../domains/projects/pages/plumbing-page.tsx';
import type { GoTo } from '../domains/projects/use-projects-view.ts';
import { inDocumentWith } from '../lib/own-document.ts';
import { ProjectBid } from './-projects/project-bid.tsx';
import { outreachIn, ProjectOutreach } from './-projects/project-outreach.tsx';
import { useProjectNews } from './-projects/use-project-news.ts';

const filterIn = projectsSearch(plumbingJobs);

export const Route = createFileRoute('/plumbing')({
  validateSearch: (address: Record<string, unknown>) => ({ ...filterIn(address), ...mapParamsIn(address) }),
  beforeLoad: inDocumentWith('mapBase'),
  component: Plumbing,
});

function Plumbing() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  const goTo: GoTo = (search, { replace }) => void navigate({ search, replace, resetScroll: false });
  useProjectNews();
  return (
    <>
      <PlumbingPage address={address} goTo={goTo} action={(slot) => <ProjectBid {...slot} />} />
      <ProjectOutreach {...outreachIn(address, goTo)} />
    </>
  );
}
