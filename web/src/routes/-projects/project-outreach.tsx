import { lazy, Suspense } from 'react';
import type { GoTo, ProjectsAddress } from '../../domains/projects/use-projects-view.ts';

const OutreachFlow = lazy(async () => ({ default: (await import('./outreach-flow.tsx')).OutreachFlow }));

export interface ProjectOutreachProps {
  /** The project whose contact receives the message; undefined closes the dialog. */
  projectId: string | undefined;
  onClose: () => void;
}

/** 'Secure This Job' over any page with projects. Its code is loaded when it is first opened. */
export function ProjectOutreach({ projectId, onClose }: ProjectOutreachProps) {
  if (projectId === undefined) return null;
  return (
    <Suspense>
      <OutreachFlow key={projectId} projectId={projectId} onClose={onClose} />
    </Suspense>
  );
}

/** Connects the dialog to the page's address. */
export const outreachIn = (address: ProjectsAddress, goTo: GoTo): ProjectOutreachProps => {
  const { outreach, ...closed } = address;
  return { projectId: outreach, onClose: () => goTo(closed, { replace: true }) };
};
