import { customerGroupOf } from '@plumbline/contract/domains/service-requests/customer-standing.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { requestsQuery } from './api.ts';
import { dashboardWords } from './dashboard.words.ts';
import { JobGroups } from './job-groups.tsx';
import { NoRequests } from './no-requests.tsx';
import { RequestStatusBadge } from './status-badge.tsx';

const words = here(dashboardWords).requests;

/** Service Requests: the same jobs, but only the open ones. */
export function RequestList({ userId }: { userId: UserId }) {
  const query = useInfiniteQuery(requestsQuery(userId));
  return (
    <ListStates query={query} texts={words.states} empty={<NoRequests title={words.none} />}>
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
    title={words.noneOpen}
    action={
      <ButtonLink to="/dashboard/customer" search={{ tab: 'projects' }}>
        {words.myProjects}
      </ButtonLink>
    }
  >
    {words.finished}
  </EmptyState>
);
