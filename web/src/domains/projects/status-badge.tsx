import { type ProjectStatus, projectStatusLabels } from '@plumbline/contract/domains/projects/project.ts';
import { CircleCheck, Droplet, Eye, Gavel, Hammer, type LucideIcon, PencilRuler } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const looks: Record<ProjectStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  'bidding-open': { tone: 'green', icon: Gavel },
  'in-review': { tone: 'blue', icon: Eye },
  'in-progress': { tone: 'yellow', icon: Hammer },
  planning: { tone: 'amber', icon: PencilRuler },
  completed: { tone: 'gray', icon: CircleCheck },
};

/** How a project stands, by colour, icon and word (specification, section 4). */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {projectStatusLabels[status]}
    </Badge>
  );
}

/** The project's words say that a plumber is needed. */
export function PlumbingBadge() {
  return (
    <Badge tone="outline" icon={Droplet}>
      Plumbing Required
    </Badge>
  );
}
