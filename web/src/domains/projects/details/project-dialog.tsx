import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { Button, ButtonAnchor, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { isUnknown, knownProject, projectQuery } from '../api.ts';
import type { ProjectAction, ProjectMark } from '../list/project-card.tsx';
import { projectPageWords } from '../pages/project.words.ts';
import { ProjectBadges } from '../project-badges.tsx';
import { detailsWords } from './details.words.ts';
import { MainFacts, ProjectFacts, toSource } from './project-facts.tsx';
import { ShareActions } from './share-actions.tsx';

const words = here(detailsWords);
const pageWords = here(projectPageWords);

export interface ProjectDialogProps {
  projectId: string;
  onClose: () => void;
  onOutreach: (id: string) => void;
  action: ProjectAction;
  mark: ProjectMark;
}

/** Shows a project's details over the page with its list or map. */
export function ProjectDialog({ projectId, onClose, onOutreach, action, mark }: ProjectDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(projectQuery(projectId));
  const known = knownProject(useQueryClient(), projectId);
  const project = data ?? known;
  const unknown = isUnknown(error);

  if (!data && error && (unknown || !known))
    return (
      <Dialog
        onClose={onClose}
        title={unknown ? words.notFound : words.details}
        footer={
          <Button big onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        {unknown ? (
          <p>{pageWords.notFoundText}</p>
        ) : (
          <ErrorState error={error} title={words.failed} busy={isFetching} onRetry={refetch} />
        )}
      </Dialog>
    );

  const source = webAddress(project?.sourceUrl ?? null);
  return (
    <Dialog
      size="full"
      onClose={onClose}
      header={project && <ProjectBadges project={project} className="mb-2" />}
      title={
        <span tabIndex={-1} data-initial-focus className="text-head leading-8 tracking-[-0.01em] outline-none">
          {project?.title ?? words.loadingTitle}
        </span>
      }
      headerEnd={
        <>
          {project && mark(project)}
          {source && (
            <a href={source} {...toSource} className={`${buttonClass()} no-print max-lg:hidden!`}>
              {words.viewSource}
              <Icon of={ExternalLink} size="small" />
            </a>
          )}
        </>
      }
      footer={
        <>
          <Button big className="max-lg:hidden! lg:mr-auto" onClick={onClose}>
            {words.close}
          </Button>
          {source && (
            <ButtonAnchor big href={source} {...toSource}>
              {words.visitListing}
            </ButtonAnchor>
          )}
          {project && action({ project, big: true, onOutreach })}
        </>
      }
    >
      {data ? (
        <>
          <ProjectFacts project={data} onOutreach={onOutreach} />
          <ShareActions projectId={data.id} />
        </>
      ) : (
        <>
          {project && <MainFacts project={project} />}
          {error ? (
            <ErrorState error={error} title={words.restFailed} busy={isFetching} onRetry={refetch} />
          ) : (
            <Loading label={words.loading} className="mt-6">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-3/4" />
            </Loading>
          )}
        </>
      )}
    </Dialog>
  );
}
