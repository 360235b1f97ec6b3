import type { CustomerProject } from '@plumbline/contract/domains/service-requests/customer-project.ts';
import { formatCount } from '@plumbline/contract/kernel/format.ts';
import { Link } from '@tanstack/react-router';
import { MessageSquareReply } from 'lucide-react';
import { formatMoment } from '../../../lib/moment.ts';
import { Badge, Badges } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ProjectStatusBadge } from './status-badge.tsx';

/** 'Compare 3 proposals' while some wait, else 'View Details'. */
const actionFor = ({ proposals }: CustomerProject): string => {
  if (proposals === 0) return 'View Details';
  return proposals === 1 ? 'Answer 1 proposal' : `Compare ${formatCount(proposals, 'proposal')}`;
};

export interface ProjectRowProps {
  project: CustomerProject;
  zone: string;
  now: Date;
  /** The heading's level in the page. */
  level: 2 | 3;
}

/** One project in a list: how it stands, what it is, and what there is to do. */
export function ProjectRow({ project, zone, now, level }: ProjectRowProps) {
  const Heading = `h${level}` as const;
  const waits = project.proposals > 0;
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6">
      <div className="min-w-0">
        <Badges>
          <ProjectStatusBadge status={project.status} />
          {waits && (
            <Badge tone="outline" icon={MessageSquareReply}>
              {formatCount(project.proposals, 'proposal')}
            </Badge>
          )}
        </Badges>
        <Heading className="mt-1.5 wrap-anywhere">
          <Link
            to="/dashboard/customer/projects/$requestId"
            params={{ requestId: project.id }}
            className="text-ink no-underline hover:underline"
          >
            {project.title}
          </Link>
        </Heading>
        <p className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-2">{project.description}</p>
        <p className="num mt-1 text-meta text-ink-2">
          <b className="text-ink">{project.budgetRange}</b> · {project.address} · {project.requestNumber}, sent{' '}
          {formatMoment(project.createdAt, zone, now)}
        </p>
      </div>
      <ButtonLink
        to="/dashboard/customer/projects/$requestId"
        params={{ requestId: project.id }}
        variant={waits ? 'line' : 'secondary'}
      >
        {actionFor(project)}
        <span className="sr-only">: {project.title}</span>
      </ButtonLink>
    </div>
  );
}
