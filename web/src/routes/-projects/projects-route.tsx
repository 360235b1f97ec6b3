import type { ReactNode } from 'react';
import type { ProjectsPageProps } from '../../domains/projects/list-and-map.tsx';
import type { GoTo, ProjectsAddress } from '../../domains/projects/use-projects-view.ts';
import { ProjectMainAction } from './project-main-action.tsx';
import { ProjectMark } from './project-mark.tsx';
import { outreachIn, ProjectOutreach } from './project-outreach.tsx';

interface ProjectsRouteProps {
  /** The router still passes parameters that `validateSearch` removed, so the address is read again. */
  addressIn: (search: Record<string, unknown>) => ProjectsAddress;
  search: object;
  go: (to: { search: ProjectsAddress; replace: boolean; resetScroll: false }) => unknown;
  children: (page: ProjectsPageProps) => ReactNode;
}

/** Shared by every page with projects: the address holds all its state, and the outreach dialog opens over it. */
export function ProjectsRoute({ addressIn, search, go, children }: ProjectsRouteProps) {
  const address = addressIn({ ...search });
  const goTo: GoTo = (next, { replace }) => void go({ search: next, replace, resetScroll: false });
  return (
    <>
      {children({
        address,
        goTo,
        action: (slot) => <ProjectMainAction {...slot} />,
        mark: (project) => <ProjectMark project={project} />,
      })}
      <ProjectOutreach {...outreachIn(address, goTo)} />
    </>
  );
}
