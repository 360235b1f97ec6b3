import { lazy, Suspense } from 'react';
import { followWords } from '../../domains/leads/follows/follow.words.ts';
import type { PursuitMarkProps } from '../../domains/leads/pipeline/pursuit-mark.tsx';
import { here } from '../../lib/language.ts';
import { useUser } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ProjectMark } from './project-mark.tsx';

const Follow = lazy(async () => ({
  default: (await import('../../domains/leads/follows/follow-mark.tsx')).FollowMark,
}));

/**
 * The marks on a project's own page, where it can also be followed. Without scripts, the page doesn't know its reader: a link
 * leads to the form, which does.
 */
export function ProjectMarks({ project }: Pick<PursuitMarkProps, 'project'>) {
  const user = useUser();
  return (
    <div className="flex flex-wrap gap-x-2 max-sm:-ml-2.5">
      <noscript>
        <ButtonLink to="/watches" search={{ follow: project.id }} variant="text">
          {here(followWords).follow}
        </ButtonLink>
      </noscript>
      {user !== null && (
        <Suspense>
          <Follow project={project} named />
        </Suspense>
      )}
      <ProjectMark project={project} named />
    </div>
  );
}
