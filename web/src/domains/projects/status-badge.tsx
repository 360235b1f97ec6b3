import type { ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { CircleCheck, Droplet, Eye, Gavel, Hammer, type LucideIcon, PencilRuler } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { projectWords } from './project.words.ts';

const labels = here(labelWords);
const words = here(projectWords);

const looks: Record<ProjectStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  'bidding-open': { tone: 'green', icon: Gavel },
  'in-review': { tone: 'blue', icon: Eye },
  'in-progress': { tone: 'yellow', icon: Hammer },
  planning: { tone: 'amber', icon: PencilRuler },
  completed: { tone: 'gray', icon: CircleCheck },
};

/** A project's status as color, icon and word (specification, section 4). */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {labels.status[status]}
    </Badge>
  );
}

/** The project's words say that a plumber is needed. */
export function PlumbingBadge() {
  return (
    <Badge tone="outline" icon={Droplet}>
      {words.plumbingRequired}
    </Badge>
  );
}
