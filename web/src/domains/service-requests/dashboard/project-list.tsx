import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { ListStates } from '../../../ui/list-states.tsx';
import { projectsQuery } from './api.ts';
import { dashboardWords } from './dashboard.words.ts';
import { JobGroups } from './job-groups.tsx';
import { NoRequests } from './no-requests.tsx';
import { ProjectStatusBadge } from './status-badge.tsx';

const words = here(dashboardWords).overview;

/** My Projects: every job of the customer. */
export function ProjectList({ userId }: { userId: UserId }) {
  const query = useInfiniteQuery(projectsQuery(userId));
  return (
    <ListStates query={query} texts={words.states} empty={<NoRequests title={words.none} />}>
      {(projects) => <JobGroups jobs={projects} badgeOf={({ status }) => <ProjectStatusBadge status={status} />} />}
    </ListStates>
  );
}
