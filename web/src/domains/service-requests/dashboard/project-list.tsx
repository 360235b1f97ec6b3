import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readersZone } from '../../../lib/moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Card } from '../../../ui/card.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { projectsQuery } from './api.ts';
import { NoRequests } from './no-requests.tsx';
import { ProjectRow } from './project-row.tsx';

/** My Projects: every request of the customer as a project, with the proposals on it. */
export function ProjectList({ userId }: { userId: UserId }) {
  const query = useInfiniteQuery(projectsQuery(userId));
  const now = useNow();
  const zone = readersZone();
  return (
    <ListStates query={query} what="your projects" empty={<NoRequests title="No projects yet" />}>
      {(projects) => (
        <ul className="grid gap-3">
          {projects.map((project) => (
            <li key={project.id}>
              <Card as="article" roomy aria-label={`${project.requestNumber}, ${project.title}`}>
                <ProjectRow project={project} zone={zone} now={now} level={2} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}
