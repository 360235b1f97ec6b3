import { createFileRoute } from '@tanstack/react-router';
import { plumbingJobs, projectsSearch } from '../domains/projects/filter-params.ts';
import { mapParamsIn } from '../domains/projects/maps/map-position.ts';
import { PlumbingPage } from '../domains/projects/pages/plumbing-page.tsx';
import { inDocumentWith } from '../lib/own-document.ts';
import { ProjectBid } from './-projects/project-bid.tsx';

const filterIn = projectsSearch(plumbingJobs);

export const Route = createFileRoute('/plumbing')({
  validateSearch: (address: Record<string, unknown>) => ({ ...filterIn(address), ...mapParamsIn(address) }),
  beforeLoad: inDocumentWith('mapBase'),
  component: Plumbing,
});

function Plumbing() {
  const navigate = Route.useNavigate();
  return (
    <PlumbingPage
      address={Route.useSearch()}
      goTo={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      action={(slot) => <ProjectBid {...slot} />}
    />
  );
}
