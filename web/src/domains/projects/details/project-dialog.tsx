import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { Button, ButtonAnchor, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { knownProject, projectQuery } from '../api.ts';
import { type ProjectAction, ProjectBadges } from '../list/project-card.tsx';
import { MainFacts, ProjectFacts, toSource } from './project-facts.tsx';
import { ShareActions } from './share-actions.tsx';

export interface ProjectDialogProps {
  /** The project of the address; undefined closes the dialog. */
  projectId: string | undefined;
  onClose: () => void;
  onOutreach: (id: string) => void;
  action: ProjectAction;
}

/** Whether an id belongs to no project, as far as the server says. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const UNKNOWN_PROJECT = "We couldn't find this project. It may have been removed, or the link is not complete.";

/** All that is known of one project, over the page that shows it in its list or on its map. */
export function ProjectDialog({ projectId, onClose, ...actions }: ProjectDialogProps) {
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  if (projectId === undefined) return null;
  return <OpenDialog key={projectId} projectId={projectId} onOpenChange={close} {...actions} />;
}

function OpenDialog({
  projectId,
  onOpenChange,
  onOutreach,
  action,
}: Pick<ProjectDialogProps, 'onOutreach' | 'action'> & {
  projectId: string;
  onOpenChange: (open: boolean) => void;
}) {
  const { data, error, isFetching, refetch } = useQuery(projectQuery(projectId));
  const known = knownProject(useQueryClient(), projectId);
  const project = data ?? known;
  const unknown = isUnknown(error);

  if (!data && error && (unknown || !known))
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={unknown ? 'Project Not Found' : 'Project Details'}
        footer={
          <Button big onClick={() => onOpenChange(false)}>
            Close
          </Button>
        }
      >
        {unknown ? (
          <p>{UNKNOWN_PROJECT}</p>
        ) : (
          <ErrorState error={error} title="The project couldn't be loaded" busy={isFetching} onRetry={refetch} />
        )}
      </Dialog>
    );

  const source = webAddress(project?.sourceUrl ?? null);
  return (
    <Dialog
      open
      size="full"
      onOpenChange={onOpenChange}
      header={project && <ProjectBadges project={project} className="mb-2" />}
      title={
        <span tabIndex={-1} data-initial-focus className="text-head leading-8 tracking-[-0.01em] outline-none">
          {project?.title ?? 'Loading the project...'}
        </span>
      }
      headerEnd={
        source && (
          <a href={source} {...toSource} className={`${buttonClass()} no-print max-lg:hidden!`}>
            View Original Source
            <Icon of={ExternalLink} size="small" />
          </a>
        )
      }
      footer={
        <>
          <Button big className="max-lg:hidden! lg:mr-auto" onClick={() => onOpenChange(false)}>
            Close
          </Button>
          {source && (
            <ButtonAnchor big href={source} {...toSource}>
              Visit Original Listing
            </ButtonAnchor>
          )}
          {project && action({ project, big: true })}
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
            <ErrorState error={error} title="The rest couldn't be loaded" busy={isFetching} onRetry={refetch} />
          ) : (
            <Loading label="Loading the project's details" className="mt-6">
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
