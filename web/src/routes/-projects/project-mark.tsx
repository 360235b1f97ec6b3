import { lazy, Suspense } from 'react';
import type { PursuitMarkProps } from '../../domains/leads/pipeline/pursuit-mark.tsx';
import { useUser } from '../../lib/session.ts';

const Mark = lazy(async () => ({
  default: (await import('../../domains/leads/pipeline/pursuit-mark.tsx')).PursuitMark,
}));

/** Saves a project to the reader's pipeline, or leads to it there; nothing for visitors, who don't load its code. */
export function ProjectMark(props: PursuitMarkProps) {
  if (useUser() === null) return null;
  return (
    <Suspense>
      <Mark {...props} />
    </Suspense>
  );
}
