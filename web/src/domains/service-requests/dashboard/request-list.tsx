import type { CustomerServiceRequest } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, MapPin } from 'lucide-react';
import { formatMoment, readersZone } from '../../../lib/moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badges } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { ListStates } from '../../../ui/list-states.tsx';
import { PriorityBadge } from '../../../ui/priority-badge.tsx';
import { formatPreference } from '../job-time.ts';
import { priorityOf } from '../priority.ts';
import { requestsQuery } from './api.ts';
import { NoRequests } from './no-requests.tsx';
import { RequestStatusBadge } from './status-badge.tsx';

/** What 'Pending' means just now. */
const pendingWords: Partial<Record<RequestStatus, string>> = {
  submitted: 'Waiting for contractors',
  'contractors-notified': 'Contractors notified',
  'responses-received': 'Contractors have answered',
};

/** Service Requests: each with its live status and a page of its own. */
export function RequestList({ userId }: { userId: UserId }) {
  const query = useInfiniteQuery(requestsQuery(userId));
  const now = useNow();
  const zone = readersZone();
  return (
    <ListStates query={query} what="your service requests" empty={<NoRequests title="No service requests yet" />}>
      {(requests) => (
        <ul className="grid gap-3">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} sent={formatMoment(request.createdAt, zone, now)} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  );
}

function RequestCard({ request, sent }: { request: CustomerServiceRequest; sent: string }) {
  const words = pendingWords[request.requestStatus];
  const to = { to: '/dashboard/customer/requests/$requestId', params: { requestId: request.id } } as const;
  return (
    <Card
      as="article"
      roomy
      aria-label={`${request.requestNumber}, ${request.title}`}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6"
    >
      <div className="min-w-0">
        <Badges>
          <RequestStatusBadge status={request.status} />
          <PriorityBadge urgency={priorityOf(request.urgency)} />
        </Badges>
        <h2 className="mt-1.5 wrap-anywhere">
          <Link {...to} className="text-ink no-underline hover:underline">
            {request.title}
          </Link>
        </h2>
        <p className="num text-meta text-ink-2">
          {request.requestNumber}, sent {sent}
          {words && <> · {words}</>}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
          <IconLine icon={MapPin} className="num">
            {request.address}
          </IconLine>
          <IconLine icon={CalendarClock} className="num">
            {formatPreference(request)}
          </IconLine>
        </div>
      </div>
      <ButtonLink {...to}>
        View Details<span className="sr-only">: {request.title}</span>
      </ButtonLink>
    </Card>
  );
}
