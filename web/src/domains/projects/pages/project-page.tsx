import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { useDescribed } from '../../../lib/use-described.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { ButtonAnchor, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { isUnknown, projectQuery } from '../api.ts';
import { detailsWords } from '../details/details.words.ts';
import { ProjectFacts, toSource } from '../details/project-facts.tsx';
import { ShareActions } from '../details/share-actions.tsx';
import type { ProjectAction, ProjectMark } from '../list/project-card.tsx';
import { ProjectBadges } from '../project-badges.tsx';
import { projectPageWords } from './project.words.ts';

const words = here(projectPageWords);
const details = here(detailsWords);

const describe = async () => (await import('./project-head.ts')).describeProject;

/** The page of one project, which a shared link opens. */
export function ProjectPage({
  projectId,
  onOutreach,
  action,
  mark,
  firms,
  bid,
}: {
  projectId: string;
  onOutreach: (id: string) => void;
  action: ProjectAction;
  mark: ProjectMark;
  /** The firms that it names. */
  firms: ReactNode;
  /** The form of a bid without scripts, which `action` leads to. */
  bid: (project: Project) => ReactNode;
}) {
  const { data: project, error, isFetching, refetch } = useQuery(projectQuery(projectId));
  useDescribed(project, describe);

  if (isUnknown(error))
    return (
      <Page width="slim">
        <EmptyState
          level={1}
          title={words.notFound}
          drawing="pin"
          action={<ButtonLink to="/projects">{words.seeAll}</ButtonLink>}
        >
          {words.notFoundText}
        </EmptyState>
      </Page>
    );

  const source = webAddress(project?.sourceUrl ?? null);
  return (
    <Page width="narrow">
      <div className="no-print flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Link to="/projects" className={`${buttonClass({ variant: 'text' })} -ml-2.5`}>
          <Icon of={ArrowLeft} />
          {words.all}
        </Link>
        {project && mark(project)}
      </div>
      {project ? (
        <>
          <ProjectBadges project={project} className="mt-2 mb-2" />
          <h1>{project.title}</h1>
          <div className="no-print my-4 flex flex-wrap gap-2">
            {action({ project, big: true, onOutreach })}
            {source && (
              <ButtonAnchor big href={source} {...toSource}>
                {details.visitListing}
              </ButtonAnchor>
            )}
          </div>
          {firms}
          <h2 className="sr-only">{details.details}</h2>
          <ProjectFacts project={project} onOutreach={onOutreach} />
          {bid(project)}
          <ShareActions projectId={project.id} />
        </>
      ) : error ? (
        <>
          <h1 className="my-4">{words.title}</h1>
          <ErrorState error={error} title={words.failed} busy={isFetching} onRetry={refetch} />
        </>
      ) : (
        <Loading label={words.loading} className="mt-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-3 h-8 w-3/4" />
          <SkeletonCard className="mt-6" />
        </Loading>
      )}
    </Page>
  );
}
