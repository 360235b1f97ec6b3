import { createFileRoute } from '@tanstack/react-router';
import { plumbingJobs, projectsAddressIn } from '../domains/projects/filter-params.ts';
import { PlumbingPage } from '../domains/projects/pages/plumbing-page.tsx';
import type { GoTo } from '../domains/projects/use-projects-view.ts';
import { inDocumentWith } from '../lib/own-document.ts';
import { ProjectBid } from './-projects/project-bid.tsx';
import { outreachIn, ProjectOutreach } from './-projects/project-outreach.tsx';
import { useProjectNews } from './-projects/use-project-news.ts';

const addressIn = projectsAddressIn(plumbingJobs);

export const Route = createFileRoute('/plumbing')({
  validateSearch: addressIn,
  beforeLoad: inDocumentWith('mapBase'),
  component: Plumbing,
});

function Plumbing() {
  const navigate = Route.useNavigate();
  // The router still hands on what was left out of the address.
  const address = addressIn({ ...Route.useSearch() });
  const goTo: GoTo = (search, { replace }) => void navigate({ search, replace, resetScroll: false });
  useProjectNews();
  return (
    <>
      <PlumbingPage address={address} goTo={goTo} action={(slot) => <ProjectBid {...slot} />} />
      <ProjectOutreach {...outreachIn(address, goTo)} />
    </>
  );
}
