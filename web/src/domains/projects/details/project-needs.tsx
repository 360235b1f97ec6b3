import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { NeedLine } from '../need-line.tsx';
import { trades } from '../other-params.ts';

/** The trades that the job needs, and why, according to its sources. Without reasons, whether it needs a plumber. */
export function ProjectNeeds({ project }: { project: Pick<Project, 'trades' | 'plumbingRequired'> }) {
  return (
    <div className="mt-2 grid gap-2">
      {(project.trades ? trades : (['plumbing'] as const)).map((trade) => (
        <NeedLine key={trade} project={project} trade={trade} />
      ))}
    </div>
  );
}
