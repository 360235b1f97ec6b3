import { createFileRoute } from '@tanstack/react-router';
import { ProjectPage } from '../domains/projects/pages/project-page.tsx';
import { ProjectBid } from './-projects/project-bid.tsx';

export const Route = createFileRoute('/projects/$projectId')({ component: Project });

function Project() {
  const { projectId } = Route.useParams();
  return <ProjectPage key={projectId} projectId={projectId} action={(slot) => <ProjectBid {...slot} />} />;
}
