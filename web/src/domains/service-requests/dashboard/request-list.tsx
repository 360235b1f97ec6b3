import { customerGroupOf } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { requestsQuery } from './api.ts';
import { JobGroups } from './job-groups.tsx';
import { NoRequests } from './no-requests.tsx';
import { RequestStatusBadge } from './status-badge.tsx';

/** Service Requests: the same jobs, but only the open ones. */
export function RequestList({ userId }: { userId: UserId }) {
  const query = useInfiniteQuery(requestsQuery(userId));
  return (
    <ListStates query={query} what="your service requests" empty={<NoRequests title="No service requests yet" />}>
      {(requests) => {
        const open = requests.filter(({ standing }) => customerGroupOf(standing.step) !== 'done');
        return open.length === 0 ? (
          <NothingOpen />
        ) : (
          <JobGroups jobs={open} badgeOf={({ status }) => <RequestStatusBadge status={status} />} />
        );
      }}
    </ListStates>
  );
}

const NothingOpen = () => (
  <EmptyState
    title="No open requests"
    action={
      <ButtonLink to="/dashboard/customer" search={{ tab: 'projects' }}>
        My Projects
      </ButtonLink>
    }
  >
    Finished jobs are under My Projects.
  </EmptyState>
);
