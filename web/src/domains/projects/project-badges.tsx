import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { FlaskConical } from 'lucide-react';
import { here } from '../../lib/language.ts';
import { Badge, Badges } from '../../ui/badge.tsx';
import { projectWords } from './project.words.ts';
import { PlumbingBadge, ProjectStatusBadge } from './status-badge.tsx';

const shared = here(projectWords);

/** Status, plumbing, and whether it is a sample. */
export function ProjectBadges({
  project,
  withoutTrade = false,
  className,
}: {
  project: Project;
  /** Where another line tells whether it needs a plumber. */
  withoutTrade?: boolean;
  className?: string;
}) {
  return (
    <Badges {...(className ? { className } : {})}>
      <ProjectStatusBadge status={project.status} />
      {project.plumbingRequired && !withoutTrade && <PlumbingBadge />}
      {project.isSynthetic && (
        <Badge tone="outline" icon={FlaskConical}>
          {shared.sample}
        </Badge>
      )}
    </Badges>
  );
}
