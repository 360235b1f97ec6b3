import type { CustomerProjectStatus } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import type { RequestStatus } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import {
  Ban,
  CalendarCheck,
  CircleCheck,
  Hammer,
  Hourglass,
  type LucideIcon,
  PencilRuler,
  Search,
  UserCheck,
} from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  readonly label: string;
}

const projectLooks: Record<CustomerProjectStatus, Look> = {
  planning: { tone: 'amber', icon: PencilRuler, label: 'Planning' },
  finding_craftsman: { tone: 'blue', icon: Search, label: 'Finding a Craftsman' },
  in_progress: { tone: 'yellow', icon: Hammer, label: 'In Progress' },
  completed: { tone: 'green', icon: CircleCheck, label: 'Completed' },
  cancelled: { tone: 'gray', icon: Ban, label: 'Cancelled' },
};

const ended = (label: string): Look => ({ tone: 'gray', icon: Ban, label });
const pending: Look = { tone: 'amber', icon: Hourglass, label: 'Pending' };

const requestLooks: Record<'pending' | RequestStatus, Look> = {
  pending,
  submitted: pending,
  'contractors-notified': pending,
  'responses-received': pending,
  'contractor-selected': { tone: 'blue', icon: UserCheck, label: 'Contractor Selected' },
  scheduled: { tone: 'blue', icon: CalendarCheck, label: 'Scheduled' },
  'in-progress': { tone: 'yellow', icon: Hammer, label: 'In Progress' },
  completed: { tone: 'green', icon: CircleCheck, label: 'Completed' },
  cancelled: ended('Cancelled'),
  declined: ended('Declined'),
  expired: ended('Expired'),
};

const badge = ({ tone, icon, label }: Look) => (
  <Badge tone={tone} icon={icon}>
    {label}
  </Badge>
);

/** A project's status in its own color, with its own icon. */
export const ProjectStatusBadge = ({ status }: { status: CustomerProjectStatus }) => badge(projectLooks[status]);

/** A service request's status: 'Pending' until a contractor is selected. */
export const RequestStatusBadge = ({ status }: { status: 'pending' | RequestStatus }) => badge(requestLooks[status]);
