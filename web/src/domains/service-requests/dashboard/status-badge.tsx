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
import { here } from '../../../lib/language.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { dashboardWords } from './dashboard.words.ts';

const words = here(dashboardWords).status;

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  readonly label: string;
}

const projectLooks: Record<CustomerProjectStatus, Look> = {
  planning: { tone: 'amber', icon: PencilRuler, label: words.planning },
  finding_craftsman: { tone: 'blue', icon: Search, label: words.finding },
  in_progress: { tone: 'yellow', icon: Hammer, label: words.inProgress },
  completed: { tone: 'green', icon: CircleCheck, label: words.completed },
  cancelled: { tone: 'gray', icon: Ban, label: words.cancelled },
};

const ended = (label: string): Look => ({ tone: 'gray', icon: Ban, label });
const pending: Look = { tone: 'amber', icon: Hourglass, label: words.pending };

const requestLooks: Record<'pending' | RequestStatus, Look> = {
  pending,
  submitted: pending,
  'contractors-notified': pending,
  'responses-received': pending,
  'contractor-selected': { tone: 'blue', icon: UserCheck, label: words.selected },
  scheduled: { tone: 'blue', icon: CalendarCheck, label: words.scheduled },
  'in-progress': { tone: 'yellow', icon: Hammer, label: words.inProgress },
  completed: { tone: 'green', icon: CircleCheck, label: words.completed },
  cancelled: ended(words.cancelled),
  declined: ended(words.declined),
  expired: ended(words.expired),
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
